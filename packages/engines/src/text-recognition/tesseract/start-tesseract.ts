import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Segmentation } from './choose-segmentation'
import { captureStderr } from './capture-stderr'
import type { LanguageData } from './find-language-data'
import type { FoundBlock } from '../clean-up/recognised-blocks'
import { messageOf } from '../../workers/message-of'

// Page images rarely state their true resolution; without a value the engine guesses and logs warnings.
const ASSUMED_DPI = '300'

const MODES: Readonly<Record<Segmentation, PSM>> = { automatic: PSM.AUTO, 'single-column': PSM.SINGLE_COLUMN }

/** Tesseract with the data of one language. */
export interface Tesseract {
  recognise(image: Uint8Array, segmentation: Segmentation): Promise<FoundBlock[]>
  end(): Promise<void>
}

/** Starts tesseract in a thread of its own with local data; fetches and writes nothing. */
export async function startTesseract({ code, folder }: LanguageData): Promise<Tesseract> {
  const trouble: { report?: (error: unknown) => void } = {}
  const failed = new Promise<never>((_, reject) => {
    trouble.report = reject
  })
  // Each call races with it; by itself its rejection must not count as unhandled.
  failed.catch(() => {})
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: (error: unknown) => trouble.report?.(error),
  })
  // The types do not declare the thread.
  const readStderr = captureStderr(Reflect.get(worker, 'worker'))
  await worker.setParameters({
    user_defined_dpi: ASSUMED_DPI,
    // Otherwise a line's text has spaces between all words, in scripts without spaces too.
    preserve_interword_spaces: '1',
  })
  return {
    async recognise(image, segmentation) {
      await worker.setParameters({ tessedit_pageseg_mode: MODES[segmentation] })
      const read = worker.recognize(
        Buffer.from(image.buffer, image.byteOffset, image.byteLength),
        {},
        { blocks: true, text: false },
      )
      const { data } = await Promise.race([read, failed]).catch((error: unknown) => {
        throw describeError(error, readStderr())
      })
      if (!data.blocks) throw new Error('Tesseract returned a page without a list of blocks')
      return data.blocks
    },
    async end() {
      await worker.terminate()
    },
  }
}

function describeError(error: unknown, stderr: string): Error {
  const message = messageOf(error)
  return new Error(stderr === '' ? message : `${message}: ${stderr}`, { cause: error })
}
