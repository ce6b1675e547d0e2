import type { ChangedRange } from '../speech-text/find-changed-ranges'
import type { SentenceInText } from './list-sentences'
import type { NamedSentence } from './sentence-locks'

/**
 * The state of a sentence. `recorded`: a person reads it. `spoken`: a voice has spoken it. `changed`: the narration has it as
 * it was before. `missing`: generating sends it to the voice. `failed`: so it does, after an attempt that failed.
 */
export type SentenceState = 'recorded' | 'spoken' | 'changed' | 'missing' | 'failed'

export interface ChapterStates {
  /** The narration is a recording: a sentence without a stored voice is not missing. */
  readonly isRecording: boolean
  /** The last attempt to generate failed. */
  readonly hasFailed: boolean
  /** Sentences without stored speech. */
  readonly unspoken: readonly NamedSentence[]
  /** Parts of the text that changed since the narration, by page variation. */
  readonly changed: ReadonlyMap<number, readonly ChangedRange[]>
}

export function findSentenceState(
  { pageVariationId, text, start, end }: SentenceInText,
  { isRecording, hasFailed, unspoken, changed }: ChapterStates,
): SentenceState {
  const isUnspoken =
    !isRecording && unspoken.some((each) => each.pageVariationId === pageVariationId && each.text === text)
  if (isUnspoken && hasFailed) return 'failed'
  const ranges = changed.get(pageVariationId)
  if (ranges?.some((range) => range.start < end && start < range.end)) return 'changed'
  if (isUnspoken) return 'missing'
  return isRecording ? 'recorded' : 'spoken'
}
