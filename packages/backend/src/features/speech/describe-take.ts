import type { NewTake } from '../../entities/narration/sentence-takes.repository'
import type { SpokenSentence } from '../../entities/narration/pack-sentence'
import type { PlannedSentence } from './speak-once'
import { toMilliseconds } from './track-spool'

/** Describes the sound of a sentence as it is recorded. The take of a lock may have any voice: it is left open. */
export function describeTake(
  { sentence, key: takeKey, isLocked }: PlannedSentence,
  { pcm, sampleRate }: SpokenSentence,
): NewTake {
  const { pageVariationId, text, voiceId, modelId, voiceSettings } = sentence
  const voice = isLocked
    ? { voiceId: null, modelId: null, voiceSettings: null }
    : { voiceId, modelId, voiceSettings: { ...voiceSettings } }
  return { pageVariationId, text, takeKey, durationSeconds: toMilliseconds(pcm.length / sampleRate), ...voice }
}
