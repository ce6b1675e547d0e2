/** One character of a PDF's text layer; its box in pixels of the rendered page. */
export interface PageCharacter {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** True if it is a hyphen that only divides a word at a line end. */
  isSoftHyphen: boolean
  /** True if the font does not say which character this is. */
  isUnmapped: boolean
}
