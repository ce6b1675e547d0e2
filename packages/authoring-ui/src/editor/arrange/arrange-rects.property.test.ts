import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeRects, type PlacedRect } from '../placed-rect'
import { alignments, alignRects } from './align-rects'
import { distributeRects } from './distribute-rects'
import { joinWords } from './join-words'
import { placeCopies } from './place-copies'
import { splitWord } from './split-word'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 99 }),
    height: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 3, maxLength: 12 },
)
const place = (all: readonly Pick<PlacedRect['rect'], 'x' | 'y' | 'width' | 'height' | 'word'>[]) =>
  placeRects(
    scope,
    all.map((box, index) => ({ ...box, id: `w${index}` })),
  )

it('aligns one edge or middle of all rects within half a pixel, inside the box around them', () => {
  const lineOf = {
    left: ({ rect }: PlacedRect) => rect.x,
    centre: ({ rect }: PlacedRect) => rect.x + rect.width / 2,
    right: ({ rect }: PlacedRect) => rect.x + rect.width,
    top: ({ rect }: PlacedRect) => rect.y,
    middle: ({ rect }: PlacedRect) => rect.y + rect.height / 2,
    bottom: ({ rect }: PlacedRect) => rect.y + rect.height,
  } as const
  fc.assert(
    fc.property(boxes, fc.constantFrom(...alignments), (all, alignment) => {
      const lines = alignRects(place(all), alignment).map(lineOf[alignment])
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1)
    }),
  )
})

it('makes gaps equal within a pixel and keeps the outer rects in place', () => {
  fc.assert(
    fc.property(boxes, fc.constantFrom('x', 'y'), (all, axis) => {
      const side = axis === 'x' ? 'width' : 'height'
      const before = place(all).toSorted((a, b) => a.rect[axis] - b.rect[axis])
      const after = distributeRects(before, axis)
      expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)])
      const gaps = after.flatMap(({ rect }, index) => {
        const next = after[index + 1]
        return next === undefined ? [] : [next.rect[axis] - rect[axis] - rect[side]]
      })
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
    }),
  )
})

it('splits a word inside its box and its time, in its place of the reading order', () => {
  const [word, next] = place([
    { x: 100, y: 50, width: 90, height: 20, word: 'to gether now' },
    { x: 300, y: 50, width: 50, height: 20, word: 'we' },
  ])
  if (word === undefined) throw new Error('There is a word.')
  const timed = { ...word, rect: { ...word.rect, startTime: 1, endTime: 2, confidence: 0.2, voiceId: 'nova' } }
  let made = 0
  const change = splitWord(timed, { next, language: 'en', newId: () => `n${++made}` })
  const parts = [
    ...Object.values(change?.updated ?? {}).map(([, after]) => after),
    ...Object.values(change?.added ?? {}),
  ]
  expect(parts.map(({ rect }) => rect.word)).toEqual(['to', 'gether', 'now'])
  expect(parts.map(({ rect }) => rect.voiceId)).toEqual(['nova', 'nova', 'nova'])
  expect(parts.every(({ order }, index) => order >= 0 && order < 1 && order === index / 3)).toBe(true)
  expect(parts.map(({ rect }) => rect.x)).toEqual([100, 116, 165])
  expect(parts.map(({ rect }) => rect.startTime)).toEqual([1, expect.any(Number), expect.any(Number)])
  expect(parts.at(-1)?.rect.endTime).toBe(2)
})

it('puts the first part of a word of a right-to-left language at the right', () => {
  const [word] = place([{ x: 100, y: 50, width: 80, height: 20, word: 'של ום' }])
  if (word === undefined) throw new Error('There is a word.')
  const change = splitWord(word, { next: undefined, language: 'he', newId: () => 'n' })
  expect(change?.updated[word.id]?.[1].rect).toMatchObject({ word: 'של', x: 140, width: 40 })
})

it('joins words into the first, with the box and the time of all', () => {
  const words = place([
    { x: 100, y: 50, width: 20, height: 20, word: 'to' },
    { x: 130, y: 48, width: 60, height: 20, word: 'gether' },
  ]).map((placed, index) => ({ ...placed, rect: { ...placed.rect, startTime: index, endTime: index + 1 } }))
  const change = joinWords(words)
  expect(Object.values(change?.updated ?? {}).map(([, after]) => after.rect)).toMatchObject([
    { id: 'w0', word: 'together', x: 100, y: 48, width: 90, height: 22, startTime: 0, endTime: 2 },
  ])
  expect(Object.keys(change?.removed ?? {})).toEqual(['7/rectsByWords/w1'])
})

it('places copies at the same place of a picture of another size, and aside where a rect lies', () => {
  const rects = [{ id: 'a', x: 100, y: 40, width: 50, height: 20, word: 'Owl', startTime: 1, endTime: 2 }]
  const copied = { rects, pageSize: { width: 500, height: 400 } }
  let made = 0
  const target = {
    scope,
    pageSize: { width: 1000, height: 800 },
    selected: new Set<string>(),
    newId: () => `n${++made}`,
  }
  const first = placeCopies(copied, { ...target, inOrder: [] })
  expect(first.map(({ rect }) => rect)).toEqual([{ id: 'n1', x: 200, y: 80, width: 100, height: 40, word: 'Owl' }])
  const second = placeCopies(copied, { ...target, inOrder: first })
  expect(second[0]).toMatchObject({ order: 1, rect: { x: 212, y: 92 } })
})
