import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Segmentation } from './choose-segmentation'
import { keepRemarks } from './keep-remarks'
import type { LanguageData } from './language-data'
import type { FoundBlock } from './recognised-blocks'

// Page images rarely say their resolution truly; without a value the engine guesses and complains.
const ASSUMED_DPI = '300'

const MODES: Readonly<Record<Segmentation, PSM>> = { automatic: PSM.AUTO, 'single-column': PSM.SINGLE_COLUMN }

/** Tesseract for one language. */
export interface Tesseract {
  recognise(image: Uint8Array, segmentation: Segmentation): Promise<FoundBlock[]>
  end(): Promise<void>
}

/** Starts tesseract in a thread of its own, on local data: nothing is fetched, nothing is written. */
export async function startTesseract({ code, folder }: LanguageData): Promise<Tesseract> {
  const trouble: { report?: (error: unknown) => void } = {}
  const failed = new Promise<never>((_, reject) => {
    trouble.report = reject
  })
  // Waited for beside each call; alone it must not count as unhandled.
  failed.catch(() => {})
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: (error: unknown) => trouble.report?.(error),
  })
  // Its types leave the thread out.
  const remarks = keepRemarks(Reflect.get(worker, 'worker'))
  await worker.setParameters({
    user_defined_dpi: ASSUMED_DPI,
    // Else a line's text has a space wherever words meet, also where its script has none.
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
        throw explain(error, remarks())
      })
      return data.blocks ?? []
    },
    async end() {
      await worker.terminate()
    },
  }
}

function explain(error: unknown, remarks: string): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(remarks === '' ? message : `${message}: ${remarks}`, { cause: error })
}
