import type { PageImportProblemCode } from '@lectern/backend/ports'

/** Reason why a file or page is not imported; the message is for the author. */
export interface ImportFailure {
  kind: 'refused'
  code: PageImportProblemCode
  message: string
  /** The engine's own words, for the log. */
  cause?: string
}

export function failImport(code: PageImportProblemCode, message: string, cause?: string): ImportFailure {
  return { kind: 'refused', code, message, ...(cause === undefined ? {} : { cause }) }
}
