import { expect, it } from 'vitest'
import { placeNewWord } from './place-new-word'

const page = { width: 1000, height: 1400 }
const whole = { x: 0, y: 0, ...page }
const line = (xs: readonly number[], y = 100) => xs.map((x) => ({ x, y, width: 80, height: 40 }))

it('places a word in the middle of the visible part, as large as the page’s words', () => {
  const words = [...line([100, 200, 300]), { x: 0, y: 600, width: 900, height: 300 }]
  expect(placeNewWord({ words, after: null, seen: { x: 200, y: 400, width: 400, height: 200 }, page })).toEqual({
    x: 360,
    y: 480,
    width: 80,
    height: 40,
  })
})

it('uses the visible part of the page only, or the whole page if none is visible', () => {
  const words = line([100])
  expect(placeNewWord({ words, after: null, seen: { x: -500, y: -500, width: 700, height: 700 }, page })).toMatchObject(
    {
      x: 60,
      y: 80,
    },
  )
  expect(placeNewWord({ words, after: null, seen: { x: 5000, y: 0, width: 10, height: 10 }, page })).toMatchObject({
    x: 460,
    y: 680,
  })
})

it('places a word after the selected one, at the distance of a space, on its line', () => {
  const words = line([100, 200])
  expect(placeNewWord({ words, after: words[1] ?? null, seen: whole, page })).toEqual({
    x: 290,
    y: 100,
    width: 80,
    height: 40,
  })
})

it('places it to the left where words run to the left', () => {
  const words = line([700, 600, 500])
  expect(placeNewWord({ words, after: words[2] ?? null, seen: whole, page })).toMatchObject({ x: 410, y: 100 })
})

it('places it below the word if its line has no room', () => {
  const words = line([800, 900])
  expect(placeNewWord({ words, after: words[1] ?? null, seen: whole, page })).toMatchObject({ x: 900, y: 150 })
})

it('keeps it on the page, at least one pixel large', () => {
  const corner = { x: 960, y: 1390, width: 40, height: 10 }
  const pages = [
    { words: [corner], after: corner, seen: whole, page },
    { words: [], after: null, seen: { x: 0, y: 0, width: 3, height: 3 }, page },
    { words: [{ x: 0, y: 0, width: 5000, height: 5000 }], after: null, seen: whole, page },
  ]
  for (const layout of pages) {
    const { x, y, width, height } = placeNewWord(layout)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
    expect(x + width).toBeLessThanOrEqual(page.width)
    expect(y + height).toBeLessThanOrEqual(page.height)
    expect([x, y, width, height].every(Number.isInteger)).toBe(true)
  }
})
