import type { Bounds, FoundBlock, FoundSymbol, FoundWord } from './recognised-blocks'

/**
 * Gives symbols without a box in their word a part of the word's box, along its longer side. In vertical lines tesseract
 * locates words but not their letters.
 */
export function placeSymbols(blocks: readonly FoundBlock[]): FoundBlock[] {
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => ({ ...line, words: line.words.map(placeInWord) })),
    })),
  }))
}

function isWithin({ x0, y0, x1, y1 }: Bounds, word: Bounds): boolean {
  return x1 > x0 && y1 > y0 && x0 < word.x1 && x1 > word.x0 && y0 < word.y1 && y1 > word.y0
}

function placeInWord(word: FoundWord): FoundWord {
  const { bbox, symbols } = word
  if (symbols.every((symbol) => isWithin(symbol.bbox, bbox))) return word
  const isVertical = bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0
  const positionAt = (from: number, to: number, index: number): number =>
    Math.round(from + ((to - from) * index) / symbols.length)
  const placed = symbols.map((symbol, index): FoundSymbol => ({
    ...symbol,
    bbox: isVertical
      ? { ...bbox, y0: positionAt(bbox.y0, bbox.y1, index), y1: positionAt(bbox.y0, bbox.y1, index + 1) }
      : { ...bbox, x0: positionAt(bbox.x0, bbox.x1, index), x1: positionAt(bbox.x0, bbox.x1, index + 1) },
  }))
  return { ...word, symbols: placed }
}
