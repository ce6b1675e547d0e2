import type { AlignmentFailure, Speech, SpeechFailure } from '@lectern/backend/ports'
import type { ReferenceVoice } from './find-reference-voices'
import { splitForVoice, type TextPart } from './split-for-voice'

/** A sentence as the reference voice says it. */
export interface ReferenceSentence {
  pcm: Int16Array
  sampleRate: number
  /** UTF-16 offsets in the whole text, seconds in `pcm`. */
  words: { start: number; end: number; startTime: number; endTime: number }[]
}

/** `sentence` is null for a part of the text without anything to say. */
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

/** Speaks a text sentence by sentence. Ends at the first failure. */
export async function* speakReference(
  speech: Speech,
  { voiceId, model }: ReferenceVoice,
  { text, language, signal }: { text: string; language: string; signal?: AbortSignal | undefined },
): AsyncGenerator<ReferencePart, void> {
  const parts = splitForVoice(text, language, model.maximum_text_length_per_request).filter((part) =>
    /[\p{L}\p{N}]/u.test(part.text),
  )
  for (const [index, part] of parts.entries()) {
    const spoken = await speech.speak({
      text: part.text,
      voiceId,
      modelId: model.model_id,
      voiceSettings: {},
      language,
      ...(signal ? { signal } : {}),
    })
    const progress = { done: index + 1, total: parts.length }
    if (spoken.kind === 'failed' && spoken.code !== 'empty-text') {
      const { code, ...failure } = spoken
      yield { ...failure, code: failureCodes[code] }
      return
    }
    const sentence = spoken.kind === 'failed' ? null : toSentence(spoken, part)
    yield { kind: 'sentence', sentence, ...progress }
  }
}

/** Moves the offsets of the words from the part to the whole text. */
function toSentence({ pcm, sampleRate, words }: ReferenceSentence, { offset }: TextPart): ReferenceSentence {
  return {
    pcm,
    sampleRate,
    words: words.map(({ start, end, startTime, endTime }) => ({
      start: start + offset,
      end: end + offset,
      startTime,
      endTime,
    })),
  }
}
