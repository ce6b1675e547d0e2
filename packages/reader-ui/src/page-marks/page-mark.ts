/** A thing at a place of the page image. Lengths are pixels of the page image; missing and impossible ones get defaults. */
export interface PageMark {
  /** Unique on its page among the marks of one layer. */
  readonly id: string
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Multiplies width and height; the upper left corner stays. */
  readonly scale?: number | null | undefined
  /** Languages of the page in which the mark is not shown. */
  readonly hiddenVariations?: readonly string[] | null | undefined
}
