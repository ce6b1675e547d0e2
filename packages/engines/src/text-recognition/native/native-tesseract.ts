import type { Segmentation } from '../choose-segmentation'
import { listTesseractCodes, namedLanguages } from '../tesseract-codes'
import { runTesseract, type TesseractLimits, type TesseractOutcome } from './run-tesseract'

export interface NativeTesseract {
  /** Tesseract's own code of the data that the machine has for a language (BCP 47); null when it has none. */
  codeFor(language: string): Promise<string | null>
  /** The same, null too when there is better data for the language than the machine has. */
  bestCodeFor(language: string): Promise<string | null>
  /** Primary subtags of the languages that the machine has data for. */
  languages(): Promise<string[]>
  /** Whether there is such a program at all. */
  isInstalled(): Promise<boolean>
  /** What it sees on a page, as hOCR. */
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
/** As for the embedded one: the neural recogniser, 300 dpi unless the image says so. */
const PARAMETERS = ['--oem', '1', '--dpi', '300']
const MODES: Readonly<Record<Segmentation, string>> = { automatic: '3', 'single-column': '4' }
const HOCR = ['-c', 'tessedit_create_hocr=1', '-c', 'hocr_char_boxes=1']

const limitsOf = (seconds: number): TesseractLimits => ({
  seconds,
  memoryMegabytes: MEMORY_MEGABYTES,
  outputMegabytes: OUTPUT_MEGABYTES,
})

/** The tesseract of the machine. It is asked for its languages once, when they are first needed, and again when it was too slow to answer. */
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
