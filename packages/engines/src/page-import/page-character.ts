/** One character of a PDF's text layer; its box in pixels of the rendered page. */
export interface PageCharacter {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** A hyphen that only divides a word at the line's end. */
  isSoftHyphen: boolean
  /** The font does not say which character this is. */
  isUnmapped: boolean
}
