import type { AlignmentFailure, Speech, SpeechFailure } from '@lectern/backend/ports'
import { cutForVoice } from './cut-for-voice'

/** A sentence as the reference voice says it. */
export interface ReferenceSentence {
  pcm: Int16Array
  sampleRate: number
  /** UTF-16 offsets in the whole text, seconds in `pcm`. */
  words: { start: number; end: number; startTime: number; endTime: number }[]
}

export type ReferencePart =
  | { kind: 'sentence'; sentence: ReferenceSentence | null; done: number; total: number }
  | { kind: 'failed'; code: AlignmentFailure; message: string }

const failureCodes: Readonly<Record<SpeechFailure, AlignmentFailure>> = {
  'unknown-voice': 'engine-failed',
  'unknown-model': 'engine-failed',
  'empty-text': 'empty-text',
  'text-too-long': 'too-long',
  timeout: 'timeout',
  cancelled: 'cancelled',
  'quota-exceeded': 'engine-failed',
  'bad-credentials': 'engine-failed',
  'rate-limited': 'engine-failed',
  'text-refused': 'engine-failed',
  'answer-unusable': 'engine-failed',
  'not-installed': 'not-installed',
  'engine-failed': 'engine-failed',
}

/** Has a text said by the first voice of its language, sentence by sentence; ends at the first failure. */
export async function* readReference(
  speech: Speech,
  { text, language, signal }: { text: string; language: string; signal?: AbortSignal | undefined },
): AsyncGenerator<ReferencePart, void> {
  const [voices, [model]] = await Promise.all([speech.voices(), speech.models()])
  if (!model || voices.length === 0) {
    const message = 'Aligning words needs the speech engine, which is not installed. Ask the operator.'
    yield { kind: 'failed', code: 'not-installed', message }
    return
  }
  const primary = language.toLowerCase().split('-', 1)[0] ?? ''
  const voice = voices.find(({ languages }) => languages.some((own) => own.toLowerCase().split('-', 1)[0] === primary))
  if (!voice) {
    const spoken = [...new Set(voices.flatMap(({ languages }) => languages.map((own) => own.split('-', 1)[0] ?? own)))]
    const message = `No voice speaks the language "${language}", so its words cannot be aligned. Choose one of ${spoken.toSorted().join(', ')}.`
    yield { kind: 'failed', code: 'unsupported-language', message }
    return
  }
  const parts = cutForVoice(text, language, model.maximum_text_length_per_request).filter((part) =>
    /[\p{L}\p{N}]/u.test(part.text),
  )
  for (const [index, part] of parts.entries()) {
    const spoken = await speech.speak({
      text: part.text,
      voiceId: voice.voice_id,
      modelId: model.model_id,
      voiceSettings: {},
      language,
      ...(signal ? { signal } : {}),
    })
    const progress = { done: index + 1, total: parts.length }
    if (spoken.kind === 'failed') {
      if (spoken.code === 'empty-text') {
        yield { kind: 'sentence', sentence: null, ...progress }
        continue
      }
      yield { kind: 'failed', code: failureCodes[spoken.code], message: spoken.message }
      return
    }
    const { pcm, sampleRate } = spoken
    const words = spoken.words.map(({ start, end, startTime, endTime }) => ({
      start: start + part.offset,
      end: end + part.offset,
      startTime,
      endTime,
    }))
    yield { kind: 'sentence', sentence: { pcm, sampleRate, words }, ...progress }
  }
}
