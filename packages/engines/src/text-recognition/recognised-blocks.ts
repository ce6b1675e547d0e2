/** What tesseract says of a page, as far as it is used here; confidence 0..100. */
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
  /** No space parts it from the next word of its line. */
  isClose?: true
}

export interface FoundLine {
  /** With the spaces that were seen; words need not be parted by one. */
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
