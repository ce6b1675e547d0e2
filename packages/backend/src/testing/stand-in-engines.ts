import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Engines } from '../ports/engines'
import { hashContent } from '../entities/objects/hash-content'
import { recogniseImage } from '../platform/media/recognise-image'
import type {
  AlignmentFailure,
  ImportedWord,
  ProviderDictionary,
  SpeechFailure,
  SpeechModel,
  SpeechRequest,
  SpeechSubscription,
  SpeechVoice,
  SpokenWord,
  TextDetections,
} from '../ports/index'

/**
 * Lets each new caller overtake all waiting ones, as real engines may: a test that relies on the order of parallel
 * requests fails here instead of on a slower machine.
 */
function createOvertaking(): () => Promise<void> {
  let calls = 0
  return async () => {
    calls += 1
    if (calls % 2 === 1) await sleep(3)
  }
}

/** Records requests to the engines and configures their behaviour; tests may change it between requests. */
export interface EngineScript {
  spokenTexts: string[]
  /** The speech provider's current offer. */
  voices: SpeechVoice[]
  models: SpeechModel[]
  /** Dictionaries of the provider. */
  dictionaries: ProviderDictionary[]
  /** Copies of our dictionaries that it was told to delete. */
  removedDictionaries: { id: string; versionIds: readonly string[] }[]
  /** The failure of listing them; null while it works. */
  failingDictionaries: SpeechFailure | null
  recognisedLanguages: string[]
  /** The result of recognition for every page, instead of the page's own words. */
  detections: TextDetections | null
  /** Texts at which the voice fails. */
  failingTexts: Map<string, SpeechFailure>
  /** The provider's own account; null if it has none. */
  subscription: SpeechSubscription | null
  /** Awaited before each sentence is spoken. */
  beforeSpeaking: (request: SpeechRequest) => Promise<void>
  /** Awaited before each file is read. */
  beforeImporting: (fileName: string, signal: AbortSignal | undefined) => Promise<void>
  /** Files that crash the import's engine. */
  deadlyFiles: Set<string>
  /** Texts that were aligned. */
  alignedTexts: string[]
  /** Awaited before each alignment; its result becomes the failure. */
  beforeAligning: (text: string, signal: AbortSignal | undefined) => Promise<AlignmentFailure | null>
  /** Awaited before each conversion to MP3; its result becomes the failure. */
  beforeConverting: (signal: AbortSignal | undefined) => Promise<'engine-failed' | 'broken' | null>
  /** Widths that images were resized to. */
  resizedWidths: number[]
  /** Number of resize requests, failed ones included. */
  resizeCalls: number
  /** True if resizing images fails. */
  failsAtResizing: boolean
}

const sampleRate = 8000
const secondsPerWord = 0.25

const Request = z.object({
  text: z.string().min(1),
  voiceId: z.string().min(1),
  modelId: z.string().min(1),
  language: z.string().regex(/^[a-z]{2}/),
  voiceSettings: z.strictObject({
    stability: z.number().min(0).max(1).optional(),
    similarity_boost: z.number().min(0).max(1).optional(),
    style: z.number().min(0).max(1).optional(),
    speed: z.number().min(0.7).max(1.2).optional(),
  }),
})

/**
 * Small engines that refuse what the real ones would refuse. A "PDF" is JSON text: a list of pages, each a list of
 * words or null for a page without a text layer; the word list `"broken"` is an unreadable page.
 */
export function standInEngines(): { engines: Engines; script: EngineScript } {
  const letOthersPass = createOvertaking()
  const script: EngineScript = {
    spokenTexts: [],
    voices: [
      { voice_id: 'ada', name: 'Ada', category: 'premade', labels: { accent: 'british' }, languages: ['en'] },
      { voice_id: 'luz', name: 'Luz', category: 'premade', labels: {}, languages: ['es'] },
    ],
    models: [
      {
        model_id: 'plain',
        name: 'Plain',
        description: 'Says every word in a quarter of a second',
        languages: [{ language_id: 'en', name: 'English' }],
        model_rates: { character_cost_multiplier: 1 },
        maximum_text_length_per_request: 200,
        honours_phoneme_rules: false,
        uses_neighbouring_text: false,
        can_use_style: true,
      },
    ],
    dictionaries: [],
    removedDictionaries: [],
    failingDictionaries: null,
    recognisedLanguages: [],
    detections: null,
    failingTexts: new Map(),
    subscription: null,
    beforeSpeaking: () => Promise.resolve(),
    beforeImporting: () => Promise.resolve(),
    deadlyFiles: new Set(),
    alignedTexts: [],
    beforeAligning: () => Promise.resolve(null),
    beforeConverting: () => Promise.resolve(null),
    resizedWidths: [],
    resizeCalls: 0,
    failsAtResizing: false,
  }
  const engines: Engines = {
    pageImport: {
      async *importPages({ fileName, path, signal, onProgress }) {
        await script.beforeImporting(fileName, signal)
        if (script.deadlyFiles.has(fileName)) {
          yield {
            kind: 'problem',
            file: fileName,
            code: 'engine-failed',
            message: `Reading ${fileName} ended the engine.`,
          }
          return
        }
        const text = await readFile(path, 'utf8')
        if (!text.startsWith('[')) {
          const message = `${fileName} is neither a PDF nor an image.`
          yield { kind: 'problem', file: fileName, code: 'not-an-image', message }
          return
        }
        const pages = z.array(z.union([z.array(z.string()), z.null(), z.literal('broken')])).parse(JSON.parse(text))
        for (const [index, words] of pages.entries()) {
          onProgress?.({ done: index, total: pages.length })
          const sourcePage = index + 1
          if (words === 'broken') {
            const message = `Page ${sourcePage} of ${fileName} is damaged.`
            yield { kind: 'problem', file: fileName, page: sourcePage, code: 'broken', message }
            continue
          }
          yield {
            kind: 'page',
            index,
            sourcePage,
            image: {
              bytes: Buffer.from(`image of ${fileName} page ${sourcePage}`),
              contentType: 'image/webp',
              width: 1000,
              height: 1500,
              // Pages with hardly any content look equal when they are small.
              thumbnail: Buffer.from(
                fileName.includes('blank') ? 'blank thumbnail' : `thumbnail of ${fileName} page ${sourcePage}`,
              ),
            },
            words: words && words.map(toImportedWord),
          }
        }
      },
      isTextLayerTrustworthy: (layer, recognised) =>
        recognised.length < 5 || recognised.some(({ word }) => layer.some((said) => said.word === word)),
    },
    textRecognition: {
      atOnce: 2,
      version: 'stand-in',
      async recognise({ image, language }) {
        await letOthersPass()
        script.recognisedLanguages.push(language)
        const text = Buffer.from(image).toString()
        if (!text.startsWith('image of')) {
          return { kind: 'failed', code: 'not-an-image', message: 'These bytes are no image.' }
        }
        if (text.includes('unreadable')) {
          return { kind: 'failed', code: 'timeout', message: 'This page took too long.' }
        }
        return {
          kind: 'recognised',
          confidence: 0.9,
          width: 1000,
          height: 1500,
          detections: script.detections ?? {
            // The images of a "lying" file show their own name, whatever its text layer; others show nothing to
            // compare.
            textAnnotations: text.split(' ').map((description, index) => ({
              description,
              boundingPoly: { vertices: text.includes('lying') ? cornersOf(index * 100) : [] },
            })),
            fullTextAnnotation: { pages: [], text },
          },
        }
      },
      languages: () => Promise.resolve(['en', 'es']),
    },
    speech: {
      voices: () => Promise.resolve(script.voices),
      models: () => Promise.resolve(script.models),
      dictionaries: () => {
        const { dictionaries, failingDictionaries: code } = script
        if (code === null) return Promise.resolve({ kind: 'listed', dictionaries })
        return Promise.resolve({ kind: 'failed', code, message: 'The provider is away. Try again in a few minutes.' })
      },
      removeDictionary(id, versionIds) {
        script.removedDictionaries.push({ id, versionIds })
        return Promise.resolve()
      },
      subscription: () => Promise.resolve(script.subscription),
      async speak(request) {
        const { text } = Request.parse(request)
        if (text.length > 200) return { kind: 'failed', code: 'text-too-long', message: 'At most 200 characters.' }
        await letOthersPass()
        await script.beforeSpeaking(request)
        const failure = script.failingTexts.get(text)
        if (failure) return { kind: 'failed', code: failure, message: `The voice failed at "${text}".` }
        script.spokenTexts.push(text)
        const words = [...text.matchAll(/\S+/g)].map((match, index): SpokenWord => ({
          start: match.index,
          end: match.index + match[0].length,
          startTime: index * secondsPerWord,
          endTime: (index + 1) * secondsPerWord,
        }))
        // Loud throughout, and different for each text.
        const loudness = 1000 + Array.from(text).reduce((sum, character) => sum + character.charCodeAt(0), 0)
        const pcm = new Int16Array(words.length * secondsPerWord * sampleRate).fill(loudness)
        return { kind: 'spoken', pcm, sampleRate, words }
      },
    },
    audioEncoding: {
      encodeMp3: ({ pcm }) => Promise.resolve(Buffer.from(`mp3 of ${pcm.length} samples`)),
      async convertToMp3({ path, signal }) {
        const code = await script.beforeConverting(signal)
        if (code !== null) return { kind: 'failed', code, message: 'The track could not be made an MP3.' }
        const { byteLength } = await readFile(path)
        return { kind: 'converted', mp3: Buffer.from(`mp3 of ${byteLength} bytes`), durationSeconds: 1 }
      },
    },
    forcedAlignment: {
      async align({ path, text, language, signal, onProgress }) {
        onProgress?.({ done: 0, total: 1 })
        const code = await script.beforeAligning(text, signal)
        const failure = code ?? (language === 'xx' ? 'unsupported-language' : null)
        if (failure !== null)
          return { kind: 'failed', code: failure, message: `The words of "${text}" were not found.` }
        const bytes = await readFile(path)
        if (!/^(RIFF|ID3)/.test(bytes.toString('latin1', 0, 4))) {
          return { kind: 'failed', code: 'not-audio', message: 'The file is no recording that can be read.' }
        }
        script.alignedTexts.push(text)
        // Text in square brackets is not spoken; other words are spoken after it.
        const tokens = [...text.matchAll(/\S+/g)].map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
        }))
        const isUnread = ({ start }: { start: number }) => text[start] === '['
        const textNotSpoken = tokens.filter(isUnread)
        const words = tokens.flatMap((token, index) => {
          const [startTime, endTime] = [index * secondsPerWord, (index + 1) * secondsPerWord]
          return isUnread(token) ? [] : [{ ...token, startTime, endTime, confidence: 0.9 }]
        })
        const speechNotInText = textNotSpoken.length > 0 ? [{ startTime: 9, endTime: 9.5 }] : []
        return { kind: 'aligned', words, speechNotInText, textNotSpoken, durationSeconds: 10 }
      },
    },
    imageResizing: {
      resize({ image, width, quality }) {
        script.resizeCalls += 1
        if (script.failsAtResizing) {
          return Promise.resolve({ kind: 'failed', code: 'engine-failed', message: 'The engine ended.' })
        }
        script.resizedWidths.push(width)
        const bytes = resizedByStandIn(image, width, quality)
        return Promise.resolve({ kind: 'resized', bytes, contentType: 'image/webp', width, height: width * 1.5 })
      },
    },
    wordValidation: {
      isWord: (word, language) => Promise.resolve(language === 'en' && ['price', 'Angeles'].includes(word)),
      validate: (words, language) =>
        Promise.resolve(
          language === 'en'
            ? { kind: 'validated', known: words.map((word) => ['price', 'Angeles'].includes(word)) }
            : {
                kind: 'no-dictionary',
                message: `There is no dictionary of "${language}". Install dictionary-${language}.`,
              },
        ),
      suggestions: () => Promise.resolve([]),
      languages: () => Promise.resolve(['en']),
      dictionaries: () => Promise.resolve([{ language: 'en', packageName: 'dictionary-en', licence: 'MIT' }]),
    },
  }
  return { engines, script }
}

/** Returns the content of a resized or re-encoded image: none of its bytes, except for texts that stand for images. */
export function resizedByStandIn(image: Uint8Array, width: number, quality: number): Buffer {
  const name = recogniseImage(image) ? `image ${hashContent(image)}` : Buffer.from(image).toString()
  return Buffer.from(`${name} at ${width} ${quality}`)
}

function cornersOf(x: number): { x: number; y: number }[] {
  return [
    { x, y: 20 },
    { x: x + 90, y: 20 },
    { x: x + 90, y: 50 },
    { x, y: 50 },
  ]
}

function toImportedWord(word: string, index: number): ImportedWord {
  return { word, x: 10 + index * 100, y: 20, width: 90, height: 30, detectedBreak: { type: 'SPACE' } }
}
