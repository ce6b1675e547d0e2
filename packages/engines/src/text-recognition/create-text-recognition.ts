import type { TextRecognition } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import { listRecognisedLanguages } from './language-data'
import type { RecognitionCall, RecognitionReply } from './text-recognition.worker'

const LIMIT_SECONDS = 120

/** Tesseract on a pool of workers; pages of one language go to workers that have it loaded. */
export function createTextRecognition(pool: WorkerPool<RecognitionCall, RecognitionReply>): TextRecognition {
  return {
    async recognise({ image, language, signal }) {
      const outcome = await pool.call({ image, language }, { limitSeconds: LIMIT_SECONDS, signal, affinity: language })
      switch (outcome.kind) {
        case 'answered':
          return outcome.reply
        case 'cancelled':
          return { kind: 'failed', code: 'cancelled', message: 'Text recognition was cancelled' }
        case 'timeout': {
          const message = `Text recognition took longer than ${outcome.seconds} s; try a smaller or cleaner image`
          return { kind: 'failed', code: 'timeout', message }
        }
        case 'crashed':
          return { kind: 'failed', code: 'engine-failed', message: `Text recognition failed: ${outcome.message}` }
      }
    },
    languages: () => Promise.resolve(listRecognisedLanguages()),
  }
}
