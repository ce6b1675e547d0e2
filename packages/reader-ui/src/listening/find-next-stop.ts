import type { TimeSpan } from '../book/reader-book'
import { findSentenceEnd } from './find-sentence'
import type { Sentence } from './list-sentences'
import type { Repeat } from './repeat'

/** Cause of a stop of the narration. */
export type StopCause = 'word' | 'sleep' | 'repeat' | 'sentence'

export interface NextStop {
  readonly cause: StopCause
  /** Media time; Infinity without a stop. */
  readonly seconds: number
}

export interface StopPlan {
  /** The word that is heard alone. */
  readonly word: TimeSpan | null
  /** End of the page or chapter at which the sleep timer stops the narration. */
  readonly sleepSeconds: number | null
  readonly repeat: Pick<Repeat, 'start' | 'end'> | null
  /** Sentences after each of which the narration pauses; empty otherwise. */
  readonly sentences: readonly Sentence[]
}

/** Ends that are nearer to each other are the same one: times come from decimal texts. */
const SAME_SECONDS = 0.01
/** The narration stops just before its stop, which is then behind it. */
const BEHIND_SECONDS = 0.02

/**
 * Returns the first stop after a time. Of several at the same time, the one that ends most is used: a word heard alone, then
 * the sleep timer, a repeat and a sentence.
 */
export function findNextStop(seconds: number, { word, sleepSeconds, repeat, sentences }: StopPlan): NextStop {
  const ahead = (end: number | undefined) => (end !== undefined && end > seconds + BEHIND_SECONDS ? end : Infinity)
  const isRepeating = repeat !== null && seconds < repeat.end - BEHIND_SECONDS
  const stops: readonly NextStop[] = [
    { cause: 'word', seconds: word?.end ?? Infinity },
    { cause: 'sleep', seconds: ahead(sleepSeconds ?? undefined) },
    { cause: 'repeat', seconds: isRepeating ? repeat.end : Infinity },
    { cause: 'sentence', seconds: findSentenceEnd(sentences, seconds) },
  ]
  return stops.reduce((first, stop) => (stop.seconds < first.seconds - SAME_SECONDS ? stop : first))
}
