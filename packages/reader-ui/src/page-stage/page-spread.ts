import type { ReaderPage } from '../book/reader-book'

/** Pages that are shown together: one, or two beside each other. */
export interface PageSpread {
  readonly pages: readonly ReaderPage[]
  /** Neighbours are rendered hidden, so that turning to them is instant. */
  readonly place: 'previous' | 'shown' | 'next'
}

/** A spread in its place, or one that is not a neighbour any more. */
export interface DrawnSpread extends Pick<PageSpread, 'pages'> {
  readonly place: PageSpread['place'] | 'passed'
}
