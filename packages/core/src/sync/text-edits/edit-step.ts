/** A part of the new text, as half-open indices of its units. */
export interface EditPiece {
  from: number
  to: number
}

/** One step of an edit: rects of the page and the part of the new text that replaces them, in the order of the new text. */
export interface EditStep {
  /**
   * 'kept': unchanged, including a word hyphenated at a line end (two rects, one unit) and a picture (a rect without text);
   * 'replaced': one word in place of one rect; 'rewritten': several rects replaced by another number of words; 'inserted': new
   * words without a rect.
   */
  kind: 'kept' | 'replaced' | 'rewritten' | 'inserted'
  /** Indices of the old rects, ascending. */
  rects: number[]
  /** The words of the new text. */
  pieces: EditPiece[]
}

/** The correspondence between the units of the page and those of the new text. */
export interface EditAlignment {
  /** The number of rects of the page. */
  rects: number
  /** The units of the page with the index of their rect. */
  units: readonly { text: string; rect: number }[]
  /** The unit of the new text that each unit of the page has become; -1 if it is gone. */
  newIndex: Int32Array
  /** 1 for units of the page that are unchanged. */
  isSame: Uint8Array
  after: readonly string[]
  /** The rect that each unit of the new text comes from; -1 if it is new. */
  rectAt: Int32Array
  /** The pieces by their first unit if the new text is split already; null otherwise. */
  pieceAt: readonly (EditPiece | null)[] | null
}
