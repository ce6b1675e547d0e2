import type { ChangedRange } from './find-changed-ranges'

/** A page as the author sees it in the chapter's text. */
export interface PageText {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly text: string
  /** Number of its words, as the other steps count them. */
  readonly words: number
  /** False if the page has no words: nothing is spoken. */
  readonly isEditable: boolean
  /** Null if the page has no image in the language. */
  readonly imageUrl: string | null
  /** The narration of the page; null while it cannot be played. */
  readonly narration: { readonly playing: boolean } | null
  /** Differences from the narration; null while the page is as it was narrated, or was never. */
  readonly change: PageChange | null
  /** Sentences that generating sends to the voice; empty while there is no narration, or while they are not known. */
  readonly unspoken: readonly ChangedRange[]
  /** The last attempt to generate them failed. */
  readonly hasFailed: boolean
  /** Sentences whose speech stays as it is; in order. */
  readonly locked: readonly ChangedRange[]
  /** Number of locks whose sentence the text no longer has. */
  readonly lostLocks: number
  /** Parts that another voice than the chapter's speaks; in order. */
  readonly voices: readonly NamedVoiceRange[]
  /** The state of the author's changes to the text; null while it is spoken as its words are. */
  readonly edit: PageEdit | null
}

/** A part of a text with a voice of its own. */
export interface NamedVoiceRange extends ChangedRange {
  readonly name: string
  /** CSS colour; undefined without one. */
  readonly color: string | undefined
}

/** The differences of a page from its narration. */
export interface PageChange {
  /** Number of sentences that changed; 0 if some were only removed or moved. */
  readonly sentences: number
  readonly ranges: readonly ChangedRange[]
}

export interface PageEdit {
  /** No narration was generated from it yet. */
  readonly isUnsent: boolean
  /** The words on the page changed after it: the text may lack them. */
  readonly wordsChanged: boolean
}
