import type { ForcedAlignment } from '@lectern/backend/ports'

/** Retries an alignment once when its engine died: the alignment before may have broken it. */
export function retryAlignment(engine: ForcedAlignment): ForcedAlignment {
  return {
    isPaid: engine.isPaid,
    async align(request) {
      const first = await engine.align(request)
      const hasDied = first.kind === 'failed' && first.code === 'engine-failed'
      return hasDied && request.signal?.aborted !== true ? engine.align(request) : first
    },
  }
}
