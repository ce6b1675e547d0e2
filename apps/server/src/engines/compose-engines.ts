import type { Engines, PartState } from '@lectern/backend'
import type { EngineChoices } from '@lectern/engines'
import type { EngineReports } from '@lectern/backend/ports'
import { createRequire } from 'node:module'
import { describeEngines } from './describe-engines'
import { findProgram } from './find-program'
import { probeEngines } from './probe-engines'

export interface ComposedEngines {
  ports: Engines
  /** How each is, for the health call; none is started to find out. */
  checks: Readonly<Record<string, () => Promise<PartState>>>
  /** Which engine serves what, how it is and what to set to change it; for the operator. */
  reports: EngineReports
  stop(): Promise<void>
}

/** The engines that come with the server. Their code is loaded, and their processes started, when first needed. */
export async function composeEngines(choices: EngineChoices): Promise<ComposedEngines> {
  const { createEngines } = await import('@lectern/engines')
  const speechCommand = findSpeechCommand()
  const engines = createEngines({
    speechCommand,
    choices,
  })
  const noTesseract: PartState = { state: 'unwell', detail: 'there is no program "tesseract" on this machine' }
  const isWithoutTesseract = async () => choices.recognition === 'native' && (await findProgram('tesseract')) === null
  const absent: PartState = { state: 'absent', detail: 'the package @lectern/speech-espeak is not installed' }
  // A provider needs no program of this machine.
  const needsSpeech = (choice: 'embedded' | 'elevenlabs') => () =>
    speechCommand || choice !== 'embedded' ? ready() : Promise.resolve(absent)
  const glance = async () =>
    describeEngines(choices, {
      speechProgram: speechCommand !== null,
      tesseractProgram: (await findProgram('tesseract')) !== null,
      recognitionLanguages: await engines.textRecognition.languages(),
      dictionaryLanguages: await engines.wordValidation.languages(),
    })
  const nowSeconds = () => performance.now() / 1000
  const probeWith =
    (mayBePaid: boolean): EngineReports['probe'] =>
    async (signal, onReport) =>
      probeEngines(engines, await glance(), { signal, nowSeconds, mayBePaid, onReport })
  return {
    ports: engines,
    checks: {
      import: ready,
      recognition: async () => ((await isWithoutTesseract()) ? noTesseract : ready()),
      speech: needsSpeech(choices.speech),
      alignment: needsSpeech(choices.alignment),
      images: ready,
      words: ready,
    },
    reports: { glance, probe: probeWith(true), probeUnpaid: probeWith(false) },
    stop: () => engines.close(),
  }
}

/** Nothing is asked of the engine itself: that would start it. */
function ready(): Promise<PartState> {
  return Promise.resolve({ state: 'well' })
}

/** What it speaks is let go at once: a small young generation spares fifty megabytes and no time. */
const SMALL = ['--max-semi-space-size=1', '--optimize-for-size'] as const

/** The optional speech package is a program of its own under its own licence: it is started, never imported. */
function findSpeechCommand(): readonly [string, ...string[]] | null {
  try {
    const program = createRequire(import.meta.url).resolve('@lectern/speech-espeak/bin')
    // In the workspace the program is TypeScript: it needs the loader that this process was started with.
    return [process.execPath, ...SMALL, ...(program.endsWith('.ts') ? process.execArgv : []), program]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
