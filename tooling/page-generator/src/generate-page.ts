import { createRandom } from './create-random'

/** A word on the page, in pixels of its image; core calls it a rect. */
export interface GeneratedWord {
  id: string
  x: number
  y: number
  width: number
  height: number
  word: string
}

/** A page as a scanner would see it, its words in reading order. */
export interface GeneratedPage {
  /** Words in reading order, without noise. */
  words: GeneratedWord[]
  /** Specks and stains that recognition took for words. */
  noise: GeneratedWord[]
  direction: 'ltr' | 'rtl'
  writingMode: 'horizontal-tb' | 'vertical-rl'
  /** Description of the page, for failure messages. */
  description: string
}

/** A word before the page is mirrored, turned and rotated: left to right, top to bottom. */
type Placed = Omit<GeneratedWord, 'id'>

interface Press {
  next: () => number
  pick: (from: number, to: number) => number
  /** Height of a capital. */
  size: number
  pitch: number
  /** True if full lines are justified to the edges of their column. */
  isJustified: boolean
}

const PAGE_WIDTH = 1600
const MARGIN = 120
const JUSTIFIED_FRACTION = 0.4
/** In capital heights: a word is hyphenated at the end of a justified line if this much of it fits. */
const MIN_PART_HEIGHTS = 2

/**
 * Generates a page of one to three columns as real pages have them: headings and footers across the columns, headings within
 * a column, captions under pictures that interrupt it, paragraphs with indents and short last lines, ragged or justified,
 * page numbers at the top or bottom. Then mirrors it (right to left), turns it (vertical), rotates it by up to two degrees,
 * and adds noise.
 */
export function generatePage(seed: number): GeneratedPage {
  const next = createRandom(seed)
  const pick = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const size = pick(18, 34)
  const pitch = Math.round(size * (1.35 + next() * 0.6))
  // A second generator, so that the same seed gives the same words, justified or not.
  const isJustified = createRandom(~seed)() < JUSTIFIED_FRACTION
  const press: Press = { next, pick, size, pitch, isJustified }
  const columns = pick(1, 3)
  const features = {
    head: next() < 0.5,
    foot: next() < 0.4,
    middle: next() < 0.25,
    pictures: next() < 0.4,
    number: next() < 0.6 ? (next() < 0.5 ? 'above' : 'below') : 'none',
  }
  const words: Placed[] = []
  let top = MARGIN
  if (features.number === 'above') top = setNumber(words, press, top)
  if (features.head) top = setBand(words, press, top, pick(1, 2))
  top = setColumns(words, press, { columns, top, lines: pick(5, 22), pictures: features.pictures })
  if (features.middle) {
    top = setBand(words, press, top + press.pitch, 1)
    top = setColumns(words, press, { columns, top, lines: pick(4, 12), pictures: false })
  }
  if (features.foot) top = setBand(words, press, top + press.pitch, pick(1, 2))
  if (features.number === 'below') setNumber(words, press, top + 2 * press.pitch)

  const turn = next()
  const direction: 'ltr' | 'rtl' = turn < 0.25 ? 'rtl' : 'ltr'
  const writingMode: 'horizontal-tb' | 'vertical-rl' = turn > 0.8 ? 'vertical-rl' : 'horizontal-tb'
  const degrees = next() < 0.5 ? 0 : (next() * 2 - 1) * 2
  const place = (box: Placed): Placed => lean(turnBox(box, direction, writingMode), degrees)
  const noise = makeNoise(press, next() < 0.4 ? pick(1, 6) : 0, top)
  return {
    words: words.map((box, at) => ({ id: `w${at}`, ...place(box) })),
    noise: noise.map((box, at) => ({ id: `n${at}`, ...place(box) })),
    direction,
    writingMode,
    description: JSON.stringify({
      seed,
      columns,
      ...features,
      isJustified,
      direction,
      writingMode,
      degrees: degrees.toFixed(2),
      size,
    }),
  }
}

function setWord(press: Press, x: number, y: number, width: number, size = press.size): Placed {
  // Words without ascenders are lower; descenders reach below the line.
  const shape = press.next()
  const height = shape < 0.3 ? size * 0.72 : shape < 0.6 ? size : size * 1.25
  const above = shape < 0.3 ? size * 0.28 : 0
  const jitter = (press.next() - 0.5) * size * 0.08
  return {
    x: Math.round(x),
    y: Math.round(y + above + jitter),
    width: Math.round(width),
    height: Math.round(height),
    word: 'word',
  }
}

interface Line {
  left: number
  right: number
  y: number
  size?: number
  /** True if another line of the paragraph follows, so that this one is justified. */
  isFull?: boolean
}

function setLine(words: Placed[], press: Press, line: Line): void {
  const size = line.size ?? press.size
  const first = words.length
  for (let x = line.left; ;) {
    const width = size * (0.8 + press.next() * 4)
    if (x + width > line.right) {
      const isSpread = press.isJustified && line.isFull === true
      const isParted = isSpread && line.right - x >= MIN_PART_HEIGHTS * size
      if (x === line.left || isParted) words.push(setWord(press, x, line.y, line.right - x, size))
      if (isSpread) spread(words.slice(first), line.right)
      return
    }
    words.push(setWord(press, x, line.y, width, size))
    x += width + size * (0.25 + press.next() * 0.35)
  }
}

/** Widens the spaces of a line equally until its last word ends at the edge. */
function spread(line: readonly Placed[], right: number): void {
  const last = line.at(-1)
  if (last === undefined || line.length === 1) return
  const widening = (right - last.x - last.width) / (line.length - 1)
  for (const [index, word] of line.entries()) word.x += Math.round(index * widening)
}

/** Places lines across all columns, larger than the text. */
function setBand(words: Placed[], press: Press, top: number, lines: number): number {
  const size = press.size * (1 + press.next() * 0.8)
  for (let line = 0; line < lines; line += 1) {
    setLine(words, press, { left: MARGIN, right: PAGE_WIDTH - MARGIN, y: top + line * size * 1.4, size })
  }
  return top + lines * size * 1.4 + press.pitch
}

function setNumber(words: Placed[], press: Press, top: number): number {
  const x = press.next() < 0.5 ? PAGE_WIDTH / 2 : press.next() < 0.5 ? MARGIN : PAGE_WIDTH - MARGIN - press.size
  words.push({ ...setWord(press, x, top, press.size), word: String(press.pick(2, 300)) })
  return top + 2 * press.pitch
}

function setColumns(
  words: Placed[],
  press: Press,
  o: { columns: number; top: number; lines: number; pictures: boolean },
): number {
  const gutter = press.size * (1.6 + press.next() * 1.5)
  const width = (PAGE_WIDTH - 2 * MARGIN - (o.columns - 1) * gutter) / o.columns
  let bottom = o.top
  for (let column = 0; column < o.columns; column += 1) {
    const left = MARGIN + column * (width + gutter)
    const right = left + width
    let y = o.top
    const pictureAt = o.pictures && press.next() < 0.6 ? press.pick(1, o.lines - 2) : -1
    const headingAt = press.next() < 0.3 ? press.pick(1, o.lines - 2) : -1
    for (let line = 0; line < o.lines; line += 1) {
      const isLast = press.next() < 0.12
      const indent = press.next() < 0.12 ? press.size * 1.5 : 0
      setLine(words, press, {
        left: left + indent,
        right: isLast ? left + width * (0.35 + press.next() * 0.5) : right,
        y,
        isFull: !isLast,
      })
      y += press.pitch
      if (line === pictureAt) {
        y += press.pitch * press.pick(4, 8)
        const inset = width * 0.1
        setLine(words, press, { left: left + inset, right: right - inset, y, size: press.size * 0.8 })
        y += press.pitch * 2
      } else if (line === headingAt) {
        y += press.pitch * 0.5
        setLine(words, press, { left, right: left + width * 0.8, y, size: press.size * 1.25 })
        y += press.pitch * 1.6
      }
    }
    bottom = Math.max(bottom, y)
  }
  return bottom + press.pitch * 0.5
}

function makeNoise(press: Press, count: number, bottom: number): Placed[] {
  return Array.from({ length: count }, () => ({
    x: press.pick(0, PAGE_WIDTH - 10),
    y: press.pick(0, Math.round(bottom)),
    width: press.pick(1, 5),
    height: press.pick(1, 5),
    word: '.',
  }))
}

function turnBox(box: Placed, direction: 'ltr' | 'rtl', writingMode: 'horizontal-tb' | 'vertical-rl'): Placed {
  if (writingMode === 'vertical-rl') {
    return { ...box, x: PAGE_WIDTH - box.y - box.height, y: box.x, width: box.height, height: box.width }
  }
  return direction === 'rtl' ? { ...box, x: PAGE_WIDTH - box.x - box.width } : box
}

/** Rotates a box about the page's corner and returns its axis-aligned bounding box. */
function lean(box: Placed, degrees: number): Placed {
  if (degrees === 0) return box
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const middleX = box.x + box.width / 2
  const middleY = box.y + box.height / 2
  const width = box.width * cos + box.height * Math.abs(sin)
  const height = box.height * cos + box.width * Math.abs(sin)
  return {
    ...box,
    x: middleX * cos - middleY * sin - width / 2,
    y: middleX * sin + middleY * cos - height / 2,
    width,
    height,
  }
}
