import type { TextRecognition } from '@lectern/backend/ports'
import { callPool, type RecognitionPool, toResult } from '../calls/attempts'
import { listRecognisedLanguages } from './find-language-data'

const PAGE_SECONDS = 90

/**
 * Creates recognition by the embedded tesseract on a pool of workers; pages go to workers that have their language loaded.
 *
 * @param version of the processing before and after recognition
 */
export function createEmbeddedRecognition(
  pool: RecognitionPool,
  concurrency: number,
  version: string,
): TextRecognition {
  return {
    concurrency,
    isPaid: false,
    version: `embedded-${version}`,
    async recognise({ image, language, signal }) {
      const call = { kind: 'recognise', image, language } as const
      return toResult(await callPool(pool, call, { timeoutSeconds: PAGE_SECONDS, signal, affinity: language }))
    },
    languages: () => Promise.resolve(listRecognisedLanguages()),
  }
}
