import type { SentenceInText } from './list-sentences'
import type { PartsApi } from './parts-api'
import type { TakesApi } from '../takes/takes-api'
import type { NamedSentence } from './sentence-locks'
import type { TextSelectionStore } from './text-selection'

/** The sentences of a chapter, to speak some of them on their own. */
export interface SpokenChapter {
  readonly api: PartsApi
  /** In the order in which they are spoken. */
  readonly sentences: readonly SentenceInText[]
  readonly selection: TextSelectionStore
  readonly dictionaryIds: readonly string[]
  /** Null while the chapter has no variation. */
  readonly takes: TakesApi | null
  /** Sentences whose sound stays as it is, also those that the text no longer has. */
  readonly locks: readonly NamedSentence[]
  /** Changes when speech was stored, and a text may cost less. */
  readonly version: unknown
}
