import type { TextRecognition } from '@lectern/backend/ports'
import { askPool, type RecognitionPool, toResult } from './attempts'
import { listRecognisedLanguages } from './language-data'

const PAGE_SECONDS = 90

/**
 * The tesseract that comes with Lectern, on a pool of workers; pages of one language go to workers that have it loaded.
 *
 * @param version of what is done before and after the recognition
 */
export function createEmbeddedRecognition(pool: RecognitionPool, atOnce: number, version: string): TextRecognition {
  return {
    atOnce,
    version: `embedded-${version}`,
    async recognise({ image, language, signal }) {
      const call = { kind: 'recognise', image, language } as const
      return toResult(await askPool(pool, call, { limitSeconds: PAGE_SECONDS, signal, affinity: language }))
    },
    languages: () => Promise.resolve(listRecognisedLanguages()),
  }
}
