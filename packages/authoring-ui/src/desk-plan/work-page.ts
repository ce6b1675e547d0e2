/** A page of the chapter in the language of the desk. */
export interface WorkPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly pageVariationId: number
  readonly imageUrl: string | null
  readonly thumbnailUrl: string | null
  readonly altText: string | null
  /** Pixels of the page image; rects are measured in them. */
  readonly width: number
  readonly height: number
}
