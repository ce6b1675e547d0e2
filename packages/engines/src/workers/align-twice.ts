import type { ForcedAlignment } from '@lectern/backend/ports'

/** An alignment whose engine died is begun once more: what killed it may have been the one before. */
export function alignTwice(engine: ForcedAlignment): ForcedAlignment {
  return {
    async align(request) {
      const first = await engine.align(request)
      const hasDied = first.kind === 'failed' && first.code === 'engine-failed'
      return hasDied && request.signal?.aborted !== true ? engine.align(request) : first
    },
  }
}
