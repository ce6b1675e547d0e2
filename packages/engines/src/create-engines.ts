import { availableParallelism, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  AudioEncoding,
  ForcedAlignment,
  ImageResizing,
  PageImport,
  PagePhotographs,
  ResizeResult,
  Speech,
  TextRecognition,
  WordValidation,
} from '@lectern/backend/ports'
import { embeddedChoices, type EngineChoices } from './choices/engine-choices'
import { createForcedAlignment } from './forced-alignment/create-forced-alignment'
import type { AlignmentCall, AlignmentReply } from './forced-alignment/forced-alignment.worker'
import { createImageResizing } from './image-resizing/create-image-resizing'
import type { ResizeCall } from './image-resizing/image-resizing.worker'
import { createAudioEncoding } from './mp3-encoding/create-audio-encoding'
import type { Mp3Call, Mp3Reply } from './mp3-encoding/mp3-encoding.worker'
import { createPageImport } from './page-import/create-page-import'
import type { PageImportCall, PageImportReply } from './page-import/page-import.worker'
import { createPagePhotographs } from './page-photographs/create-page-photographs'
import type { PhotographCall, PhotographReply } from './page-photographs/page-photographs.worker'
import { createSpeechProcess } from './speech-process/create-speech-process'
import { createCallEnvironment } from './http-calls/create-call-environment'
import { alignmentProviders, speechProviders } from './speech-providers/provider-registry'
import { createTextRecognition } from './text-recognition/create-text-recognition'
import { createNativeTesseract } from './text-recognition/native/native-tesseract'
import type { RecognitionCall, RecognitionReply } from './text-recognition/calls/recognition-calls'
import type { MatchCall, MatchReply } from './speech-providers/elevenlabs/matching-calls'
import { createWordValidation } from './word-validation/create-word-validation'
import type { WordCall, WordReply } from './word-validation/word-validation.worker'
import { retryAlignment } from './workers/retry-alignment'
import { choosePoolSize } from './workers/choose-pool-size'
import { findWorker, startWorker, type WorkerLocation, type WorkerName } from './workers/worker-location'
import { createWorkerPool, type WorkerPool } from './workers/worker-pool'

export interface EnginesOptions {
  /** The operator's choice of engines; the embedded ones by default. */
  choices?: EngineChoices
  /** Returns the file of a worker; `findWorker` by default. */
  workerUrl?: (name: WorkerName) => URL
  /** Node options of the workers; by default those of the process, and a loader for sources. */
  workerExecArgv?: readonly string[]
  /** Program and arguments of the speech process; null when none is installed. */
  speechCommand: readonly [program: string, ...parameters: string[]] | null
  /** Program of the machine's tesseract; `tesseract` by default. */
  tesseractProgram?: string
  /** Calls providers; the process's own `fetch` by default. */
  fetch?: typeof globalThis.fetch
  /** Pages recognised concurrently; by default as many as cores and memory allow. */
  recognitionWorkers?: number
  /** Files imported concurrently; 2 by default. */
  importWorkers?: number
}

export interface Engines {
  textRecognition: TextRecognition
  pageImport: PageImport
  pagePhotographs: PagePhotographs
  speech: Speech
  wordValidation: WordValidation
  audioEncoding: AudioEncoding
  forcedAlignment: ForcedAlignment
  imageResizing: ImageResizing
  /** Ends all workers and the speech process; running work fails. */
  close(): Promise<void>
}

const IDLE_SECONDS = 60
const DICTIONARY_IDLE_SECONDS = 600
const IMPORT_WORKERS = 2
/** Two, so that speech does not wait for the words of a long recording. */
const MATCHING_WORKERS = 2
/** Memory of a text recognition worker with a page. */
const RECOGNITION_MEGABYTES = 300
const BYTES_PER_MEGABYTE = 1_000_000

/** Returns the number of recognition workers for the cores and the memory. A container may have less than its machine. */
function chooseRecognitionWorkers(): number {
  const memoryMegabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / BYTES_PER_MEGABYTE
  return choosePoolSize({ cores: availableParallelism(), memoryMegabytes, megabytesEach: RECOGNITION_MEGABYTES })
}

/** Loads sharp when the first image is read: an installation without it has all other engines. */
async function blockOtherLoaders(): Promise<void> {
  const { blockImageLoaders } = await import('./images/block-image-loaders')
  blockImageLoaders()
}

/** Creates the embedded engines, and the providers that are chosen in their place. Nothing is started before it is needed. */
export function createEngines({
  choices = embeddedChoices,
  workerUrl = findWorker,
  workerExecArgv,
  speechCommand,
  tesseractProgram = 'tesseract',
  fetch = globalThis.fetch,
  recognitionWorkers = chooseRecognitionWorkers(),
  importWorkers = IMPORT_WORKERS,
}: EnginesOptions): Engines {
  const location: WorkerLocation = { url: workerUrl, ...(workerExecArgv ? { execArgv: workerExecArgv } : {}) }
  const poolOf = <Request, Reply>(
    name: WorkerName,
    size: number,
    idleSeconds: number,
    prepare?: () => Promise<void>,
  ): WorkerPool<Request, Reply> =>
    createWorkerPool({ start: () => startWorker(name, location), size, idleSeconds, ...(prepare ? { prepare } : {}) })
  let blocking: Promise<void> | null = null
  const blockLoaders = (): Promise<void> => (blocking ??= blockOtherLoaders())

  const recognition = poolOf<RecognitionCall, RecognitionReply>(
    'text-recognition',
    recognitionWorkers,
    IDLE_SECONDS,
    blockLoaders,
  )
  const pages = poolOf<PageImportCall, PageImportReply>('page-import', importWorkers, IDLE_SECONDS, blockLoaders)
  const words = poolOf<WordCall, WordReply>('word-validation', 1, DICTIONARY_IDLE_SECONDS)
  const mp3 = poolOf<Mp3Call, Mp3Reply>('mp3-encoding', 1, IDLE_SECONDS)
  const alignment = poolOf<AlignmentCall, AlignmentReply>('forced-alignment', 1, IDLE_SECONDS)
  const matching = poolOf<MatchCall, MatchReply>('word-matching', MATCHING_WORKERS, IDLE_SECONDS)
  const resizing = poolOf<ResizeCall, ResizeResult>('image-resizing', 1, IDLE_SECONDS, blockLoaders)
  const photographs = poolOf<PhotographCall, PhotographReply>('page-photographs', 1, IDLE_SECONDS, blockLoaders)
  const embeddedSpeech = createSpeechProcess({ command: speechCommand })
  const closing = new AbortController()
  const environment = createCallEnvironment(closing.signal)
  // The reference of an alignment is always the embedded voice: it costs nothing and knows the times of its words.
  const embeddedAlignment = retryAlignment(createForcedAlignment(alignment, embeddedSpeech, embeddedSpeech.rest))

  const textRecognition = createTextRecognition(choices, {
    pool: recognition,
    workers: recognitionWorkers,
    native: createNativeTesseract(tesseractProgram),
    calling: {
      fetch,
      wait: (seconds, signal) => sleep(seconds * 1000, undefined, { signal }),
      random: Math.random,
    },
  })

  return {
    textRecognition: textRecognition.chosen,
    pageImport: createPageImport(pages, textRecognition.local),
    pagePhotographs: createPagePhotographs(photographs, textRecognition.local),
    speech: speechProviders[choices.speech]({ choices, outside: environment, embedded: embeddedSpeech, matching }),
    wordValidation: createWordValidation(words),
    audioEncoding: createAudioEncoding(mp3),
    forcedAlignment: alignmentProviders[choices.alignment]({
      choices,
      outside: environment,
      embedded: embeddedAlignment,
      matching,
    }),
    imageResizing: createImageResizing(resizing),
    async close() {
      closing.abort()
      embeddedSpeech.close()
      const pools = [recognition, pages, words, mp3, alignment, matching, resizing, photographs]
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}
