import type { Sentence } from './list-sentences'

/** The narration stops just before the end of a sentence, which is then behind it, and still the current one. */
const BEHIND_SECONDS = 0.02
/** A seek to the start of a sentence may end this much before it. */
const GRAIN_SECONDS = 5e-4

/** Returns the index of the sentence at a time: the last one that has begun, or the first. -1 without sentences. */
export function findSentence(sentences: readonly Sentence[], seconds: number): number {
  const index = sentences.findLastIndex(({ start }) => start <= seconds + GRAIN_SECONDS)
  return index < 0 && sentences.length > 0 ? 0 : index
}

/** Returns the end of the first sentence that ends after a time; Infinity without one. */
export function findSentenceEnd(sentences: readonly Sentence[], seconds: number): number {
  return sentences.find(({ end }) => end > seconds + BEHIND_SECONDS)?.end ?? Infinity
}
