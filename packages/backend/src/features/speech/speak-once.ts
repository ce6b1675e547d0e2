import { ApiFailure } from '../../entities/failures/api-failure'
import { speechFailureCodes } from '../../entities/failures/speech-failure-codes'
import type { JobWork } from '../../platform/jobs/job-definition'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore, Speech, SpeechDictionary, SpeechResult } from '../../ports/index'
import { countCharacters, type SentenceOfPage } from './cut-into-sentences'
import { describeLostSpeech } from './describe-lost-speech'
import { packSentence, type SpokenSentence, unpackSentence } from '../../entities/narration/pack-sentence'
import type { SentSentences } from './sent-sentences'

export interface VoiceServices {
  objects: ObjectStore
  speech: Speech
  sent: SentSentences
}

/** A sentence with its context for the voice, and the key of its cached audio. */
export interface PlannedSentence {
  sentence: SentenceOfPage
  neighbours: { previousText?: string; nextText?: string }
  key: string
  /** True if `key` is the take of a lock, which is never spoken again. */
  isLocked: boolean
  skippedRules: string[]
}

export interface SpokenAudio {
  planned: PlannedSentence
  /** Null if the text has nothing to speak. */
  spoken: SpokenSentence | null
  /** The same if it was sent to the voice now; null if it was cached. */
  sent: SpokenSentence | null
}

/** Speaks a sentence, or reads its cached audio. `before` is an equal sentence that is being spoken. */
export async function speakOnce(
  services: VoiceServices,
  work: JobWork<unknown>,
  dictionaries: readonly SpeechDictionary[],
  planned: PlannedSentence,
  before: Promise<unknown> | undefined,
): Promise<SpokenAudio> {
  await before
  const { objects, speech, sent } = services
  const stored = await readObject(objects, planned.key)
  const cached = stored && unpackSentence(stored)
  if (cached) return { planned, spoken: cached, sent: null }
  if (planned.isLocked) {
    throw new ApiFailure(
      'no-audio',
      `The take of the locked sentence "${planned.sentence.text.slice(0, 80)}" is missing from the store. Unlock the sentence to have it spoken again.`,
    )
  }
  work.signal.throwIfAborted()
  const { text, language, voiceId, modelId, voiceSettings } = planned.sentence
  const sentence = { key: planned.key, characters: countCharacters(text) }
  // Committed first: if this process dies now, the next run knows that the sentence may have been paid for.
  if (!(await sent.begin(work.id, sentence, !speech.isPaid))) throw describeLostSpeech([sentence])
  const result = await speech.speak({
    text,
    language,
    voiceId,
    modelId,
    voiceSettings,
    signal: work.signal,
    ...planned.neighbours,
    ...(dictionaries.length === 0 ? {} : { dictionaries }),
  })
  if (result.kind === 'spoken') {
    const { kind: _kind, ...spoken } = result
    return { planned, spoken, sent: spoken }
  }
  await recordFailure(services, work, planned, result)
  work.signal.throwIfAborted()
  if (result.code === 'empty-text') return { planned, spoken: null, sent: null }
  throw new ApiFailure(speechFailureCodes[result.code], result.message, { cause: result.cause })
}

/** Keeps the record of a sentence that may be paid for; its charge too if the voice was paid for an unusable response. */
async function recordFailure(
  { speech, sent }: VoiceServices,
  { id }: JobWork<unknown>,
  { key }: PlannedSentence,
  { code, mayBePaid }: Extract<SpeechResult, { kind: 'failed' }>,
): Promise<void> {
  if (mayBePaid && speech.isPaid) return
  if (code === 'answer-unusable') await sent.end(id, key)
  else await sent.withdraw(id, key)
}

/** Stores the audio, which is paid for and charged, whatever happens next to this process. */
export async function cacheSpoken(
  { objects, sent }: VoiceServices,
  { id }: JobWork<unknown>,
  { sentence, key }: PlannedSentence,
  spoken: SpokenSentence,
  paid: { characters: number },
): Promise<void> {
  paid.characters += countCharacters(sentence.text)
  await objects.put(key, packSentence(spoken), 'application/octet-stream')
  await sent.end(id, key)
}
