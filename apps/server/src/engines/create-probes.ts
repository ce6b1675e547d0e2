import type { Engines } from '@lectern/backend'
import type { EnginePart, SpeechResult, SpeechVoice } from '@lectern/backend/ports'
import { speakText } from '@lectern/backend/speech'
import { baseLanguage } from '@lectern/core/text'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROBE_WORD, probeImage, probePdf } from './probe-samples'

/** Result of a probe. */
export type ProbeResult =
  | { readonly kind: 'well'; readonly languages?: string[]; readonly voices?: number }
  /** The fault, in a sentence. */
  | { readonly kind: 'unwell'; readonly detail: string }

export type Probe = (signal: AbortSignal) => Promise<ProbeResult>

const LANGUAGE = 'en'
const SPOKEN = 'one'
const TONE = { sampleRate: 22_050, hertz: 440 } as const

/** Creates a test of a second or less for every part. Files that it needs are written to `folder`. */
export function createProbes(engines: Engines, folder: string): Readonly<Record<EnginePart, Probe>> {
  return {
    async recognition(signal) {
      const { textRecognition } = engines
      const result = await textRecognition.recognise({ image: probeImage(), language: LANGUAGE, signal })
      if (result.kind === 'failed') return unwell(result.message)
      const { text } = result.detections.fullTextAnnotation
      if (!text.includes(PROBE_WORD)) return unwell(`The word "${PROBE_WORD}" was recognised as "${text.trim()}".`)
      return { kind: 'well', languages: await textRecognition.languages() }
    },
    async speech(signal) {
      const { speech } = engines
      const voices = await speech.voices()
      const result = await speakOne(engines, voices, signal)
      if (result.kind === 'failed') return unwell(result.message)
      if (result.pcm.length === 0 || result.words.length === 0) return unwell(`"${SPOKEN}" was spoken without a sound.`)
      return { kind: 'well', voices: voices.length, languages: listLanguages(voices) }
    },
    async alignment(signal) {
      const voice = findVoice(await engines.speech.voices())
      const [model] = await engines.speech.models()
      if (!voice || !model) return unwell('There is no voice to align the sound of.')
      const path = join(folder, 'one.wav')
      const text = {
        text: SPOKEN,
        language: LANGUAGE,
        voiceId: voice.voice_id,
        modelId: model.model_id,
        voiceSettings: {},
        maximumCharacters: model.maximum_text_length_per_request,
        format: 'wav' as const,
        folder,
        signal,
      }
      const failure = await speakText(engines, text, async (speech) => {
        if (speech.kind === 'failed') return speech.message
        await writeFile(path, speech.open())
        return null
      })
      if (failure !== null) return unwell(failure)
      const aligned = await engines.forcedAlignment.align({ path, text: SPOKEN, language: LANGUAGE, signal })
      if (aligned.kind === 'failed') return unwell(aligned.message)
      return aligned.words.length === 1 ? { kind: 'well' } : unwell(`"${SPOKEN}" was not found in its own sound.`)
    },
    async words() {
      const { wordValidation } = engines
      const isWord = await wordValidation.isWord('house', LANGUAGE)
      if (!isWord) return unwell('The dictionary does not know "house".')
      return { kind: 'well', languages: await wordValidation.languages() }
    },
    async import(signal) {
      const path = join(folder, 'page.pdf')
      await writeFile(path, probePdf())
      let text: string | undefined
      for await (const page of engines.pageImport.importPages({ fileName: 'page.pdf', path, signal })) {
        if (page.kind === 'problem') return unwell(page.message)
        text = page.words?.map(({ word }) => word).join(' ')
      }
      return text?.includes(PROBE_WORD) ? { kind: 'well' } : unwell('The text of a PDF was not found.')
    },
    async images(signal) {
      const resized = await engines.imageResizing.resize({ image: probeImage(), width: 64, quality: 75, signal })
      return resized.kind === 'resized' ? { kind: 'well' } : unwell(resized.message)
    },
    async audio(signal) {
      const { sampleRate, hertz } = TONE
      const pcm = Int16Array.from(
        { length: sampleRate },
        (_, at) => 8000 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
      )
      const mp3 = await engines.audioEncoding.encodeMp3({ pcm, sampleRate, signal })
      return mp3.length > 0 ? { kind: 'well' } : unwell('A second of sound became an empty MP3.')
    },
  }
}

async function speakOne(
  { speech }: Engines,
  voices: readonly SpeechVoice[],
  signal: AbortSignal,
): Promise<SpeechResult> {
  const [model] = await speech.models()
  return speech.speak({
    text: SPOKEN,
    voiceId: findVoice(voices)?.voice_id ?? '',
    modelId: model?.model_id ?? '',
    voiceSettings: {},
    language: LANGUAGE,
    signal,
  })
}

/** Returns an English voice, if there is one. */
function findVoice(voices: readonly SpeechVoice[]): SpeechVoice | undefined {
  const speaksEnglish = ({ labels }: SpeechVoice) => labels.language?.toLowerCase().split('-', 1)[0] === LANGUAGE
  return voices.find(speaksEnglish) ?? voices[0]
}

function listLanguages(voices: readonly SpeechVoice[]): string[] {
  const languages = voices.flatMap((voice) => [
    ...voice.languages,
    ...(voice.labels.language ? [voice.labels.language] : []),
  ])
  return [...new Set(languages.map(baseLanguage))].toSorted((a, b) => (a < b ? -1 : 1))
}

function unwell(detail: string): ProbeResult {
  return { kind: 'unwell', detail }
}
