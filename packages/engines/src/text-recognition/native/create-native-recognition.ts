import type { TextRecognition } from '@lectern/backend/ports'
import { cancelled, type RecognitionPool, tryTwice } from '../calls/attempts'
import { needsTextOfLines } from '../clean-up/regroup-words'
import type { NativeTesseract } from './native-tesseract'
import { recogniseNatively } from './recognise-natively'

/** Creates recognition by the machine's tesseract only. */
export function createNativeRecognition(
  pool: RecognitionPool,
  tesseract: NativeTesseract,
  concurrency: number,
  version: string,
): TextRecognition {
  return {
    concurrency,
    isPaid: false,
    version: `native-${version}`,
    async recognise(request) {
      const { language, signal } = request
      if (!(await tesseract.isInstalled())) {
        const message =
          'There is no tesseract on this machine: install it (on Debian, apt-get install tesseract-ocr), or set LECTERN_RECOGNITION to auto'
        return { kind: 'failed', code: 'not-installed', message }
      }
      const code = await tesseract.codeFor(language)
      if (code === null) {
        const message = `The tesseract of this machine has no data for the language "${language}" (tesseract --list-langs shows what it has): install it, or set LECTERN_RECOGNITION to auto`
        return { kind: 'failed', code: 'unsupported-language', message }
      }
      return tryTwice(signal, () => recogniseNatively(pool, tesseract, code, request))
    },
    languages: () => tesseract.languages(),
  }
}

/**
 * Creates recognition by the machine's tesseract where it has the best data for the language. Otherwise, and for a page at
 * which it dies, the embedded one is used.
 */
export function createAutomaticRecognition(
  pool: RecognitionPool,
  tesseract: NativeTesseract,
  embedded: TextRecognition,
  version: string,
): TextRecognition {
  return {
    concurrency: embedded.concurrency,
    isPaid: false,
    version: `auto-${version}`,
    async recognise(request) {
      // hOCR has no text of lines.
      const code = needsTextOfLines(request.language) ? null : await tesseract.bestCodeFor(request.language)
      if (code === null) return embedded.recognise(request)
      const attempt = await recogniseNatively(pool, tesseract, code, request)
      if (attempt.kind === 'done') return attempt.done
      return request.signal?.aborted ? cancelled : embedded.recognise(request)
    },
    async languages() {
      return [...new Set([...(await embedded.languages()), ...(await tesseract.languages())])]
    },
  }
}
