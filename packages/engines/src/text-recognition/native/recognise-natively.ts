import type { TextRecognitionRequest, TextRecognitionResult } from '@lectern/backend/ports'
import {
  type Attempt,
  failTimeout,
  failBecause,
  cancelled,
  toAttempt,
  type RecognitionPool,
  toResult,
} from '../calls/attempts'
import { chooseSegmentation } from '../tesseract/choose-segmentation'
import type { NativeTesseract } from './native-tesseract'

const PREPARING_SECONDS = 60
const PAGE_SECONDS = 60

/**
 * Attempts a page with the machine's tesseract. A worker prepares the page and parses the result; it is leased meanwhile, so
 * that there are never more processes than workers.
 *
 * @param code tesseract's code of the language
 */
export async function recogniseNatively(
  pool: RecognitionPool,
  tesseract: NativeTesseract,
  code: string,
  { image, language, signal }: TextRecognitionRequest,
): Promise<Attempt<TextRecognitionResult>> {
  const lease = await pool.lease({ signal })
  if (!lease) return { kind: 'done', done: cancelled }
  const limit = { timeoutSeconds: PREPARING_SECONDS, signal }
  try {
    const preparing = toAttempt(await lease.call({ kind: 'prepare', image }, limit))
    if (preparing.kind === 'broken') return preparing
    if (preparing.done.kind !== 'prepared') return { kind: 'done', done: toResult(preparing.done) }
    const { png, preparation } = preparing.done
    const segmentation = chooseSegmentation(language, preparing.done.hasColumns)
    const outcome = await tesseract.read(png, code, { segmentation, seconds: PAGE_SECONDS, signal })
    switch (outcome.kind) {
      case 'ended': {
        const call = { kind: 'read-hocr', hocr: outcome.output, preparation, language } as const
        const reading = toAttempt(await lease.call(call, limit))
        return reading.kind === 'broken' ? reading : { kind: 'done', done: toResult(reading.done) }
      }
      case 'cancelled':
        return { kind: 'done', done: cancelled }
      case 'timeout':
        return failTimeout(outcome.seconds)
      case 'not-installed':
        return failBecause('the tesseract of this machine is gone')
      case 'died':
        return failBecause(outcome.message)
    }
  } finally {
    lease.release()
  }
}
