import type { TextRecognition } from '@lectern/backend/ports'
import { askPool, type RecognitionPool, toResult } from '../attempts'
import { askGoogleVision, type VisionCalling } from './ask-google-vision'
import { visionLanguages } from './vision-languages'

/** Changes when the answers would. */
const VERSION = '1'
/** Calls under way at once; Google allows 1,800 a minute. */
const AT_ONCE = 8
const WORK_SECONDS = 60

/** Google Cloud Vision. Workers write what is sent and read what is answered; the calls themselves are made here. */
export function createGoogleVision(pool: RecognitionPool, calling: VisionCalling): TextRecognition {
  return {
    atOnce: AT_ONCE,
    version: `google-vision-${VERSION}`,
    async recognise({ image, language, signal = new AbortController().signal }) {
      const limit = { limitSeconds: WORK_SECONDS, signal }
      const written = await askPool(pool, { kind: 'write-vision-request', image, language }, limit)
      if (written.kind !== 'request') return toResult(written)
      const { body, sent } = written
      const outcome = await askGoogleVision(calling, body, signal, async (answer) => {
        const read = await askPool(pool, { kind: 'read-vision-answer', answer, sent }, limit)
        if (read.kind === 'refused') return read
        // The worker died or hung at an answer that is paid for: to ask for it once more would be charged once more.
        if (read.kind === 'failed' && read.code !== 'cancelled') {
          return { kind: 'refused', refusal: { code: 'answer-unusable', message: read.message, mayPass: false } }
        }
        return { kind: 'answered', answer: toResult(read) }
      })
      return outcome.kind === 'answered' ? outcome.answer : outcome
    },
    languages: () => Promise.resolve([...visionLanguages]),
  }
}
