import { describe, expect, it } from 'vitest'
import type { ReaderPage } from '../book/reader-book'
import { makeWord } from '../fixtures/make-word'
import { placeWordMarks } from './place-word-mark'

type PageWords = Pick<ReaderPage, 'words' | 'direction'>

const line = (words: readonly [text: string, x: number, width: number, y?: number, height?: number][]): PageWords => ({
  direction: 'ltr',
  words: words.map(([text, x, width, y = 100, height = 20]) => makeWord({ key: text, text, x, y, width, height })),
})

describe('the mark of a word', () => {
  it('covers its rect and is as high as those of its line', () => {
    const place = placeWordMarks(
      line([
        ['ace', 100, 50, 104, 12],
        ['gully', 170, 60],
      ]),
      1000,
    )
    const [low, high] = [place('ace'), place('gully')]
    expect(low?.box).toMatchObject({ x: 100, width: 50 })
    expect([low?.box.y, low?.box.height]).toEqual([high?.box.y, high?.box.height])
    expect(high?.box.y).toBeLessThan(100)
    expect((high?.box.y ?? 0) + (high?.box.height ?? 0)).toBeGreaterThan(120)
  })
  it('has half of the way to each neighbour', () => {
    const place = placeWordMarks(
      line([
        ['one', 100, 50],
        ['two', 160, 40],
        ['three', 220, 60],
      ]),
      1000,
    )
    expect(place('two')?.room).toEqual({ top: 0, right: 10, bottom: 0, left: 5 })
  })
  it('includes a capital that is taller than its line', () => {
    const box = placeWordMarks(
      line([
        ['D', 50, 40, 80, 60],
        ['rop', 100, 50],
        ['it', 160, 20],
      ]),
      1000,
    )('D')?.box
    expect(box?.y).toBeLessThanOrEqual(80)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(140)
  })
  it('runs down the column of vertical text, with its room above and below', () => {
    const page: PageWords = {
      direction: 'ltr',
      words: [
        makeWord({ key: 'a', text: '昔々', x: 600, y: 100, width: 50, height: 100 }),
        makeWord({ key: 'b', text: 'ある所', x: 600, y: 220, width: 50, height: 150 }),
      ],
    }
    const mark = placeWordMarks(page, 1000)('b')
    expect(mark?.box).toMatchObject({ y: 220, height: 150 })
    expect(mark?.box.x).toBeLessThan(600)
    expect((mark?.box.x ?? 0) + (mark?.box.width ?? 0)).toBeGreaterThan(650)
    expect(mark?.room).toMatchObject({ top: 10, right: 0, left: 0 })
  })
  it('does not exist for a word of another page', () => {
    expect(placeWordMarks(line([['one', 100, 50]]), 1000)('two')).toBeNull()
  })
})
