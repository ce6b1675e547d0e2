/** Tesseract's result for a page, as far as it is used here; confidence from 0 to 100. */
export interface Bounds {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface FoundSymbol {
  text: string
  confidence: number
  bbox: Bounds
}

export interface FoundWord {
  text: string
  confidence: number
  bbox: Bounds
  symbols: FoundSymbol[]
  /** No space follows before the next word of the line. */
  isClose?: true
}

export interface FoundLine {
  /** Text with the spaces that were recognised; words may follow one another without a space. */
  text?: string
  words: FoundWord[]
}

export interface FoundParagraph {
  bbox: Bounds
  lines: FoundLine[]
}

export interface FoundBlock {
  confidence: number
  bbox: Bounds
  paragraphs: FoundParagraph[]
}
