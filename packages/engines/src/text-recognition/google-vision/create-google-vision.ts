import type { TextRecognition } from '@lectern/backend/ports'
import { callPool, type RecognitionPool, toResult } from '../calls/attempts'
import { callGoogleVision, type VisionClient } from './call-google-vision'
import { visionLanguages } from './vision-languages'

/** Changes when results would change. */
const VERSION = '1'
/** Concurrent calls; Google allows 1,800 a minute. */
const CONCURRENCY = 8
const WORK_SECONDS = 60

/** Creates text recognition by Google Cloud Vision. Workers write requests and parse responses; the calls are made here. */
export function createGoogleVision(pool: RecognitionPool, calling: VisionClient): TextRecognition {
  return {
    concurrency: CONCURRENCY,
    isPaid: true,
    version: `google-vision-${VERSION}`,
    async recognise({ image, language, signal = new AbortController().signal }) {
      const limit = { timeoutSeconds: WORK_SECONDS, signal }
      const written = await callPool(pool, { kind: 'write-vision-request', image, language }, limit)
      if (written.kind !== 'request') return toResult(written)
      const { body, sent } = written
      const outcome = await callGoogleVision(calling, body, signal, async (response) => {
        const read = await callPool(pool, { kind: 'read-vision-response', response, sent }, limit)
        if (read.kind === 'refused') return read
        // The worker died or hung at a response that is paid for; another call would be charged again.
        if (read.kind === 'failed' && read.code !== 'cancelled') {
          return { kind: 'refused', failure: { code: 'answer-unusable', message: read.message, isTransient: false } }
        }
        return { kind: 'received', value: toResult(read) }
      })
      return outcome.kind === 'received' ? outcome.value : outcome
    },
    languages: () => Promise.resolve([...visionLanguages]),
  }
}
