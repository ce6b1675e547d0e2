import type { GeneratedWord } from './generate-page'
import { createRandom } from './create-random'

/** A page of a magazine, its words in reading order. */
export interface MagazinePage {
  /** The text of the article, in reading order. */
  words: GeneratedWord[]
  /** The caption, pull quote or box between two columns, in reading order; it may be read before or after any column. */
  inset: GeneratedWord[]
  description: string
}

interface Press {
  next: () => number
  pick: (from: number, to: number) => number
  size: number
  pitch: number
  /** The part of a full line's rest that its spaces take up: 1 in justified columns. */
  justified: number
}

const MARGIN = 100
const PAGE_WIDTH = 1600
/** Maximum width that justification adds to a space, in letter sizes; a space has 0.3 without it. */
const WIDEST_SPACE = 0.7

/**
 * Generates a page of a magazine or newspaper: a headline over all columns or over the first two, two or three columns, and
 * between two of them an inset, as far from both as they are from each other, that both run around: a caption under a picture, a pull quote in larger type or a box.
 */
export function generateMagazinePage(seed: number): MagazinePage {
  const next = createRandom(seed)
  const pick = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const size = pick(18, 28)
  const pitch = Math.round(size * (1.4 + next() * 0.4))
  const press: Press = { next, pick, size, pitch, justified: next() < 0.4 ? 1 : 0 }
  const columns = pick(2, 3)
  const gutter = size * (2 + next())
  const width = (PAGE_WIDTH - 2 * MARGIN - gutter * (columns - 1)) / columns
  const lines = pick(18, 30)
  const kind = (['caption', 'quote', 'box'] as const)[pick(0, 2)] ?? 'box'
  const insetLines = pick(2, 4)
  const insetSize = kind === 'quote' ? size * 1.25 : kind === 'caption' ? size * 0.85 : size
  const insetPitch = insetSize * 1.45
  const picture = kind === 'caption' ? pick(3, 5) * press.pitch : 0
  const from = pick(4, lines - 12)
  const headline = next() < 0.7
  const words: Omit<GeneratedWord, 'id'>[] = []
  let top = MARGIN
  if (headline) {
    setLine(words, press, { x: MARGIN, y: top, width: PAGE_WIDTH - 2 * MARGIN, size: size * 2, isFull: false })
    top += size * 4
  }
  const left = pick(0, columns - 2)
  const insetTop = top + from * press.pitch + press.pitch * 0.7
  const insetBottom = insetTop + picture + insetLines * insetPitch + press.pitch * 0.3
  const insetWidth = width * (0.6 + next() * 0.3)
  const middle = MARGIN + left * (width + gutter) + width + gutter / 2
  for (let column = 0; column < columns; column += 1) {
    const x = MARGIN + column * (width + gutter)
    for (let line = 0; line < lines; line += 1) {
      const y = top + line * press.pitch
      const isBeside = y + size > insetTop - size * 0.6 && y < insetBottom + size * 0.3
      const runsAround = isBeside && (column === left || column === left + 1)
      const cut = runsAround ? (insetWidth + gutter) / 2 : 0
      const isFull = line < lines - 1
      setLine(words, press, { x: column === left + 1 ? x + cut : x, y, width: width - cut, size, isFull })
    }
  }
  const inset: Omit<GeneratedWord, 'id'>[] = []
  for (let line = 0; line < insetLines; line += 1) {
    const y = insetTop + picture + line * insetPitch
    setLine(inset, press, { x: middle - insetWidth / 2, y, width: insetWidth, size: insetSize, isFull: true })
  }
  const scan = scanWith(press)
  return {
    words: words.map((word, at) => ({ ...scan(word), id: `w${at}` })),
    inset: inset.map((word, at) => ({ ...scan(word), id: `i${at}` })),
    description: JSON.stringify({
      seed,
      columns,
      lines,
      kind,
      insetLines,
      from,
      headline,
      left,
      size,
      justified: press.justified,
    }),
  }
}

/** Returns what a scanner makes of a word: half of the pages are turned by up to half a degree, and edges are a pixel off. */
function scanWith({ next, pick }: Press): (word: Omit<GeneratedWord, 'id'>) => Omit<GeneratedWord, 'id'> {
  const slope = next() < 0.5 ? 0 : (next() - 0.5) * 0.017
  return (word) => ({
    ...word,
    x: Math.round(word.x - slope * word.y) + pick(-1, 1),
    y: Math.round(word.y + slope * word.x) + pick(-1, 1),
    height: word.height + pick(-1, 1),
  })
}

/** Sets the words of one line, ragged within a word's length or justified. */
function setLine(
  words: Omit<GeneratedWord, 'id'>[],
  { next, pick, justified }: Press,
  line: { x: number; y: number; width: number; size: number; isFull: boolean },
): void {
  const { size } = line
  const end = line.x + (line.isFull ? line.width : line.width * (0.3 + next() * 0.5))
  const first = words.length
  let x = line.x
  for (;;) {
    const letters = pick(2, 9)
    const width = letters * size * 0.52
    if (x + width > end && x > line.x) break
    const shape = next()
    const height = size * (shape < 0.4 ? 1 : 1.25)
    words.push({
      x: Math.round(x),
      y: Math.round(line.y),
      width: Math.round(Math.min(width, end - x)),
      height: Math.round(height),
      word: 'n'.repeat(letters),
    })
    x += width + size * 0.3
    if (x >= end) break
  }
  const rest = end - (x - size * 0.3)
  const spaces = words.length - first - 1
  if (!line.isFull || rest <= 0 || spaces === 0) return
  const wider = (justified * rest) / spaces
  // Typesetters leave a line ragged, or part a word, before its spaces are as wide as its letters are high.
  if (wider > size * WIDEST_SPACE) return
  for (const [at, word] of words.slice(first).entries()) word.x = Math.round(word.x + at * wider)
}
