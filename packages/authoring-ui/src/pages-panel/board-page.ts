/** A page as the first step shows it. */
export interface BoardPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly imageUrl: string | null
  readonly thumbnailUrl: string | null
  readonly altText: string | null
  readonly wordCount: number
  /** What recognition made of it, where that needs the author's eyes. */
  readonly reading?: 'barely-read' | 'no-text' | undefined
}
