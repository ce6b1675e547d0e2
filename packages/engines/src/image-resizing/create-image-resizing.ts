import type { ImageResizing, ResizeResult } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import type { ResizeCall } from './image-resizing.worker'

/** An image of the largest size takes about a second. */
const TIMEOUT_SECONDS = 30

/** Creates image resizing with sharp on a pool of workers. */
export function createImageResizing(pool: WorkerPool<ResizeCall, ResizeResult>): ImageResizing {
  return {
    async resize({ image, width, quality, signal }) {
      const outcome = await pool.call({ image, width, quality }, { timeoutSeconds: TIMEOUT_SECONDS, signal })
      switch (outcome.kind) {
        case 'replied':
          return outcome.reply
        case 'cancelled':
          return { kind: 'failed', code: 'cancelled', message: 'Making a smaller image was cancelled' }
        case 'timeout':
          return {
            kind: 'failed',
            code: 'timeout',
            message: `Making a smaller image took longer than ${outcome.seconds} s`,
          }
        case 'crashed':
          return {
            kind: 'failed',
            code: 'engine-failed',
            message: 'A smaller image could not be made. Try again.',
            cause: outcome.message,
          }
      }
    },
  }
}
