/** Custom properties of the highlight's colours. An absent one leaves the choice to the next in `chooseColor`. */
export const highlightProperties = {
  /** Chosen by the reader, for the active word; on the document. */
  activeWord: '--lectern-active-word-color',
  /** Chosen by the reader, for the text that is being read; on the document. */
  rect: '--lectern-rect-color',
  /** Stored with the rect; on its element. */
  own: '--lectern-own-color',
  /** Colour of the book's theme; on the document. */
  book: '--lectern-book-color',
  /** Chosen by the reader, from 0 to 1; on the document. */
  opacity: '--lectern-highlight-opacity',
} as const
