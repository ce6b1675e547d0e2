/** A word while the text layer is being read; box in pixels of the rendered page. */
export interface LayerWord {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  startsLine: boolean
  endsWithSoftHyphen: boolean
}
