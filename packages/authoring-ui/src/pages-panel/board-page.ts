/** A page as the first step shows it. */
export interface BoardPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly imageUrl: string | null
  readonly thumbnailUrl: string | null
  readonly altText: string | null
  readonly wordCount: number
  /** Result of recognition that the author should check; left out if there is none. */
  readonly reading?: 'barely-read' | 'no-text' | undefined
}
