export const pageSize = { width: 2000, height: 2800 }

export interface WordRect {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly word: string
}

/** Makes the rects of a page full of words, in lines. */
export function makeRects(count: number): WordRect[] {
  const columns = Math.ceil(Math.sqrt((count * pageSize.width) / pageSize.height / 3))
  const rows = Math.ceil(count / columns)
  const step = { x: pageSize.width / columns, y: pageSize.height / rows }
  return Array.from({ length: count }, (_, at) => ({
    id: `w${at}`,
    x: (at % columns) * step.x,
    y: Math.floor(at / columns) * step.y,
    width: step.x * 0.8,
    height: step.y * 0.8,
    word: `word${at}`,
  }))
}
