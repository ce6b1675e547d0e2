/** Text is invisible and only has to be selected and read out: any font that is everywhere will do. */
export const TEXT_LAYER_FONT = 'sans-serif'

/** Proportions of the font that the text layer is set in, in em. */
export interface TextMeasure {
  readonly ascent: number
  readonly descent: number
  /** Width of `text` without kerning. */
  widthOf(text: string): number
}

const SIZE_PIXELS = 100

/** @throws when the browser has no 2D canvas, without which no text can be fitted to its rect */
export function createTextMeasure(): TextMeasure {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('This browser has no 2D canvas to measure words.')
  context.font = `${SIZE_PIXELS}px ${TEXT_LAYER_FONT}`
  context.fontKerning = 'none'
  context.textRendering = 'geometricPrecision'
  const font = context.measureText('x')
  const widths = new Map<string, number>()
  return {
    ascent: font.fontBoundingBoxAscent / SIZE_PIXELS,
    descent: font.fontBoundingBoxDescent / SIZE_PIXELS,
    widthOf(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const width = context.measureText(text).width / SIZE_PIXELS
      widths.set(text, width)
      return width
    },
  }
}
