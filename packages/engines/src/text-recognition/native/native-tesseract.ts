import type { Segmentation } from '../tesseract/choose-segmentation'
import { listTesseractCodes, namedLanguages } from '../tesseract/list-tesseract-codes'
import { runTesseract, type TesseractLimits, type TesseractOutcome } from './run-tesseract'

export interface NativeTesseract {
  /** Returns tesseract's code of the installed data for a language (BCP 47); null when there is none. */
  codeFor(language: string): Promise<string | null>
  /** Returns the same, and null even when better data exists for the language than is installed. */
  bestCodeFor(language: string): Promise<string | null>
  /** Lists the primary subtags of the languages with installed data. */
  languages(): Promise<string[]>
  /** Returns true if the program is installed. */
  isInstalled(): Promise<boolean>
  /** Recognises a page and returns hOCR. */
  read(
    png: Uint8Array,
    code: string,
    options: { segmentation: Segmentation; seconds: number; signal?: AbortSignal | undefined },
  ): Promise<TesseractOutcome>
}

const ASKING_SECONDS = 10
// A page of 3600 pixels takes about 300 MB.
const MEMORY_MEGABYTES = 2000
const OUTPUT_MEGABYTES = 40
/** As for the embedded tesseract: the neural recogniser, 300 dpi unless the image states another resolution. */
const PARAMETERS = ['--oem', '1', '--dpi', '300']
const MODES: Readonly<Record<Segmentation, string>> = { automatic: '3', 'single-column': '4' }
const HOCR = ['-c', 'tessedit_create_hocr=1', '-c', 'hocr_char_boxes=1']

const limitsOf = (seconds: number): TesseractLimits => ({
  seconds,
  memoryMegabytes: MEMORY_MEGABYTES,
  outputMegabytes: OUTPUT_MEGABYTES,
})

/** Wraps the machine's tesseract. Lists its languages once, when they are first needed, and again after a timeout. */
export function createNativeTesseract(program: string): NativeTesseract {
  let asked: Promise<ReadonlySet<string> | null> | null = null

  async function listCodes(): Promise<ReadonlySet<string> | null> {
    const outcome = await runTesseract(program, ['--list-langs'], { limits: limitsOf(ASKING_SECONDS) })
    if (outcome.kind === 'timeout') asked = null
    if (outcome.kind !== 'ended') return null
    // The first line is a heading.
    return new Set(outcome.output.toString('utf8').split(/\r?\n/).slice(1).filter(Boolean))
  }
  const codes = (): Promise<ReadonlySet<string> | null> => (asked ??= listCodes())

  async function codeFor(language: string): Promise<string | null> {
    const known = await codes()
    return listTesseractCodes(language).find((code) => known?.has(code)) ?? null
  }

  return {
    codeFor,
    async bestCodeFor(language) {
      const code = await codeFor(language)
      return code === listTesseractCodes(language)[0] ? code : null
    },
    async languages() {
      const known = await codes()
      return namedLanguages.filter((language) => listTesseractCodes(language).some((code) => known?.has(code)))
    },
    isInstalled: async () => (await codes()) !== null,
    read: (png, code, { segmentation, seconds, signal }) =>
      runTesseract(program, ['stdin', 'stdout', '-l', code, '--psm', MODES[segmentation], ...PARAMETERS, ...HOCR], {
        input: png,
        limits: limitsOf(seconds),
        signal,
      }),
  }
}
