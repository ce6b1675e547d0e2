import { countGraphemes } from '@lectern/core/text'

/** The text is invisible and only selected and read out, so any font that every system has is enough. */
export const TEXT_LAYER_FONT = 'sans-serif'

/** Metrics of the text layer's font, in em. */
export interface TextMeasure {
  readonly ascent: number
  readonly descent: number
  /** Returns the width of `text` without kerning. */
  widthOf(text: string): number
}

const SIZE_PIXELS = 100

/** Measures text of the text layer's font. @throws if the browser has no 2D canvas */
export function createTextMeasure(): TextMeasure {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('No 2D canvas')
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

/** Measures the letters of columns, which are upright squares around the middle of the column. */
export function measureColumns({ ascent, descent }: TextMeasure): TextMeasure {
  const half = (ascent + descent) / 2
  return { ascent: half, descent: half, widthOf: countGraphemes }
}
