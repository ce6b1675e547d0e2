// The entities that travel over the wire are type aliases, not interfaces: only an alias fits a type with an index signature,
// and the wire types keep fields that they do not know.

/** BCP 47 language tag: 'en', 'en-GB', 'zh'. */
export type Language = string
/** The direction in which the words of a line run. */
export type Direction = 'ltr' | 'rtl'
/** Horizontal lines, or vertical ones in columns from right to left. */
export type WritingMode = 'horizontal-tb' | 'vertical-rl'

/** An area of the page image, in its pixels; the origin is the top left corner. */
export type Box = {
  x: number
  y: number
  width: number
  height: number
}

/** A break that a recogniser reports after a word, such as a space or a line end. Unknown types are kept. */
export type DetectedBreak = {
  type: string
  isPrefix?: boolean
}

/** Speech settings, under the speech provider's own field names. */
export type VoiceSettings = {
  stability?: number
  similarity_boost?: number
  style?: number
  speed?: number
}

/** The voice that speaks, its model and its settings. */
export type Voice = {
  voiceId: string
  modelId: string
  voiceSettings: VoiceSettings
}

/** A highlightable area of a page: a word, or the part of a sentence on one line. */
export type Rect = Box & {
  id: string
  fill?: string
  opacity?: number
  /** Seconds from the start of the chapter's media; `[startTime, endTime)`. */
  startTime?: number
  endTime?: number
  /** Seconds of silence wanted after this rect. */
  pauseAfter?: number
  word?: string
  detectedBreak?: DetectedBreak
  sentenceId?: string
  voiceId?: string
  modelId?: string
  voiceSettings?: VoiceSettings
  /** Confidence of the recognition, 0 to 1. */
  confidence?: number
  /**
   * The source of the times; `loss` is the aligner's own figure per word, `narration` the digest of the narration that they
   * were made from or set for.
   */
  timing?: { source: 'matched' | 'estimated' | 'manual'; confidence?: number; loss?: number; narration?: string }
}

/** A spoken word; `start` and `end` in seconds, `[start, end)`. */
export type TimedWord = {
  word: string
  start: number
  end: number
  pageVariationId?: string | number
  /** The aligner's loss for the word (lower fits better), which is passed on to the rect's timing. */
  loss?: number
}

/** A problem with one part of the input, while the rest was processed. */
export interface Issue {
  code: string
  message: string
  id?: string
  index?: number
}

/** Returns true if `word` exists in the language. A rejection counts as false. */
export type ValidateWord = (word: string, language: Language) => boolean | Promise<boolean>

/** Text to be spoken by one voice, with the rects it comes from. */
export interface TextSegment extends Voice {
  text: string
  rects: Rect[]
}

/** Rects on one line, in reading order, and the area that they cover together. */
export interface Line<R extends Rect = Rect> {
  rects: R[]
  box: Box
}

/** Half-open range of indices. */
export type Range = [from: number, to: number]

/** One step of an alignment of a reference text with a heard one; a match may pair 1:1, 1:n or n:1 words. */
export type AlignOperation =
  | { kind: 'match' | 'similar'; reference: Range; heard: Range }
  | { kind: 'missing'; reference: Range }
  | { kind: 'extra'; heard: Range }

/** Rects with the times of spoken words, and the words without a match on both sides. */
export interface SyncResult<R extends Rect = Rect> {
  rects: R[]
  /** Fraction of the rects with a matchable word that got times from a spoken word, 0 to 1. */
  coverage: number
  firstUnmatchedWord: { index: number; word: string } | null
  firstUnassignedRect: { index: number; id: string; word: string } | null
  issues: Issue[]
}

/** An interval that is active while `start <= time < end`; seconds. */
export interface Cue {
  id: string
  start: number
  end: number
}

/** An index of cues for finding those that are active at a time; made by `buildCueIndex` alone. */
export interface CueIndex {
  readonly size: number
}

/** The single source of playback time; `now` in seconds. */
export interface PlaybackClock {
  now(): number
  readonly isPlaying: boolean
  readonly rate: number
  /** Calls `listener` at each seek, play, pause and rate change. Returns a function that unsubscribes. */
  onDiscontinuity(listener: () => void): () => void
}

/** The difference between two versions of a document, by id, including the old values for undo. */
export interface ChangeSet<T extends { id: string }> {
  added: Record<string, T>
  updated: Record<string, [from: T, to: T]>
  removed: Record<string, T>
  /** The document's ids in order, before and after; present if new ids do not simply come last. */
  order?: [from: readonly string[], to: readonly string[]]
}

/** A position in a history to return to. */
export type Mark = number

/** An immutable undo history: every operation returns the next history. */
export interface History<T extends { id: string }> {
  readonly canUndo: boolean
  readonly canRedo: boolean
  record(change: ChangeSet<T>, label?: string): History<T>
  undo(): { history: History<T>; change: ChangeSet<T> } | null
  redo(): { history: History<T>; change: ChangeSet<T> } | null
  mark(): { history: History<T>; mark: Mark }
  squashTo(mark: Mark, label: string): History<T>
  abandonTo(mark: Mark): { history: History<T>; change: ChangeSet<T> }
  clear(): History<T>
}
