import type { Engines, PartState } from '@lectern/backend'
import type { EngineChoices } from '@lectern/engines'
import type { EngineReports } from '@lectern/backend/ports'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describeEngines } from './describe-engines'
import { findProgram } from './find-program'
import { probeEngines } from './probe-engines'

export interface ComposedEngines {
  ports: Engines
  /** State of each engine for the health call; starts none. */
  checks: Readonly<Record<string, () => Promise<PartState>>>
  /** Report of each engine, its state and its setting, for the operator. */
  reports: EngineReports
  stop(): Promise<void>
}

/** Composes the server's engines. Their code is loaded and their processes are started on first use. */
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
  // A provider needs no local program.
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
    (allowPaid: boolean): EngineReports['probe'] =>
    async (signal, onReport) =>
      probeEngines(engines, await glance(), { signal, nowSeconds, allowPaid, onReport })
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

/** Does not call the engine, which would start it. */
function ready(): Promise<PartState> {
  return Promise.resolve({ state: 'well' })
}

/** Its audio is short-lived: a small young generation saves fifty megabytes and costs no time. */
const SMALL = ['--max-semi-space-size=1', '--optimize-for-size'] as const

/** The optional speech package has its own licence: it is started as a process, never imported. */
function findSpeechCommand(): readonly [string, ...string[]] | null {
  try {
    const require = createRequire(import.meta.url)
    const program = require.resolve('@lectern/speech-espeak/bin')
    // In the workspace the program is TypeScript, and so are the packages that it imports.
    const loader = program.endsWith('.ts')
      ? ['--conditions=@lectern/source', '--import', pathToFileURL(require.resolve('tsx')).href]
      : []
    return [process.execPath, ...SMALL, ...loader, program]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
