import { isApiFailure } from '@lectern/api-client/session'
import type { WriteOutcome } from '@lectern/core/pipeline'

/** Resolves to the outcome of a write; a refusal is one too. */
export async function toWriteOutcome(writing: Promise<WriteOutcome>): Promise<WriteOutcome> {
  try {
    return await writing
  } catch (error) {
    if (!isApiFailure(error)) throw error
    // A missing page is found by reading the chapter, as a changed one is.
    return error.status === 412 || error.status === 404
      ? { kind: 'outdated' }
      : { kind: 'failed', message: error.msg, cause: error }
  }
}
