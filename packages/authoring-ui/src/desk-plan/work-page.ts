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
  /** Digest of the image; null without one, and where it is not known. */
  readonly imageDigest: string | null
  /** Digest of the image on which the saved rects were made; null where it is not known. */
  readonly rectImageDigest: string | null
}
