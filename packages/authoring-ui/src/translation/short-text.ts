/** The title of a chapter or the description of one of its images. */
export interface ShortText {
  /** Unique within the chapter. */
  readonly key: string
  readonly place:
    | { readonly kind: 'chapter-title' }
    | {
        readonly kind: 'image-description'
        readonly pageId: number
        readonly pageNumber: number
        /** The page in the language of the desk. */
        readonly pageVariationId: number
      }
  /** The text in the other language. */
  readonly source: string
}

/** The translation of a short text, which the author has yet to check. */
export interface ShortTextDraft extends ShortText {
  readonly translation: string
}

/** Characters of a text at most. */
export const shortTextLimits = { 'chapter-title': 300, 'image-description': 2000 } as const
