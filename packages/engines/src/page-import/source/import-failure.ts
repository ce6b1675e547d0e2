import type { PageImportProblemCode } from '@lectern/backend/ports'

/** Reason why a file or page is not imported; the message is for the author. */
export interface ImportFailure {
  kind: 'refused'
  code: PageImportProblemCode
  message: string
}

export function failImport(code: PageImportProblemCode, message: string): ImportFailure {
  return { kind: 'refused', code, message }
}
