import type { PageImportProblemCode } from '@lectern/backend/ports'

/** Why a file or page is not taken in; the message is for the author. */
export interface Refusal {
  kind: 'refused'
  code: PageImportProblemCode
  message: string
}

export function refuse(code: PageImportProblemCode, message: string): Refusal {
  return { kind: 'refused', code, message }
}
