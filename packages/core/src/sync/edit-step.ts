/** A stretch of the new text, as indices of its units, half-open. */
export interface EditPiece {
  from: number
  to: number
}

/** What becomes of a stretch of a page's words when its text is edited, in the order of the new text. */
export interface EditStep {
  /**
   * 'kept': as it was, where a word that a line's end cuts is one unit of two rects, and a picture is a rect of no piece;
   * 'replaced': other letters in the place of one rect; 'rewritten': several rects have given way to another number of
   * words; 'inserted': words of no rect.
   */
  kind: 'kept' | 'replaced' | 'rewritten' | 'inserted'
  /** Indices of the rects before, rising. */
  rects: number[]
  /** One for each word of the new text. */
  pieces: EditPiece[]
}

/** Which unit of the new text each unit of the page has become. */
export interface EditAlignment {
  rects: number
  units: readonly { text: string; rect: number }[]
  standsAt: Int32Array
  isSame: Uint8Array
  after: readonly string[]
  /** The rect that a unit of the new text is the new form of; -1 where there is none. */
  rectAt: Int32Array
  /** Where the new text is cut already: the pieces by where they begin. */
  pieceAt: ReadonlyMap<number, EditPiece> | null
}
