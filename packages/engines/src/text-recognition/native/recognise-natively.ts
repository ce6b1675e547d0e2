import type { TextRecognitionRequest, TextRecognitionResult } from '@lectern/backend/ports'
import {
  type Attempt,
  breakAfter,
  breakBecause,
  cancelled,
  explainOutcome,
  type RecognitionPool,
  toResult,
} from '../attempts'
import { chooseSegmentation } from '../choose-segmentation'
import type { NativeTesseract } from './native-tesseract'

const PREPARING_SECONDS = 60
const PAGE_SECONDS = 60

/**
 * One try at a page with the machine's tesseract. A worker prepares the page and reads what came of it; meanwhile it waits
 * for the process, so that there are never more processes than workers.
 *
 * @param code tesseract's own code of the language
 */
export async function recogniseNatively(
  pool: RecognitionPool,
  tesseract: NativeTesseract,
  code: string,
  { image, language, signal }: TextRecognitionRequest,
): Promise<Attempt<TextRecognitionResult>> {
  const lease = await pool.lease({ signal })
  if (!lease) return { kind: 'done', done: cancelled }
  const limit = { limitSeconds: PREPARING_SECONDS, signal }
  try {
    const preparing = explainOutcome(await lease.call({ kind: 'prepare', image }, limit))
    if (preparing.kind === 'broken') return preparing
    if (preparing.done.kind !== 'prepared') return { kind: 'done', done: toResult(preparing.done) }
    const { png, preparation } = preparing.done
    const segmentation = chooseSegmentation(language, preparing.done.hasColumns)
    const outcome = await tesseract.read(png, code, { segmentation, seconds: PAGE_SECONDS, signal })
    switch (outcome.kind) {
      case 'ended': {
        const call = { kind: 'read-hocr', hocr: outcome.output, preparation, language } as const
        const reading = explainOutcome(await lease.call(call, limit))
        return reading.kind === 'broken' ? reading : { kind: 'done', done: toResult(reading.done) }
      }
      case 'cancelled':
        return { kind: 'done', done: cancelled }
      case 'timeout':
        return breakAfter(outcome.seconds)
      case 'not-installed':
        return breakBecause('the tesseract of this machine is gone')
      case 'died':
        return breakBecause(outcome.message)
    }
  } finally {
    lease.release()
  }
}
