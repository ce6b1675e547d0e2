import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornersOfImage } from './corners-of-image'
import { createHomography } from './create-homography'
import { isUsablePage } from './is-usable-page'
import { measurePage } from './measure-page'
import { moveRectWithPage } from './move-rect-with-page'
import { moveWordsWithPage, type WordsOnPhotograph } from './move-words-with-page'
import type { PageCorners } from './photograph-plan'
import { tiltCorners } from './tilt-corners'
import { turnCorners } from './turn-corners'

const photograph = { width: 1200, height: 1600 }
const near = (x: number, y: number) =>
  fc.record({ x: fc.integer({ min: x - 80, max: x + 80 }), y: fc.integer({ min: y - 80, max: y + 80 }) })
/** Pages that lie on a table, seen at a slant, in any of the four directions. */
const pages: fc.Arbitrary<PageCorners> = fc
  .tuple(near(200, 200), near(1000, 200), near(1000, 1400), near(200, 1400), fc.nat(3))
  .map(([a, b, c, d, turns]) => turnCorners([a, b, c, d], turns))
const words = fc.record({
  id: fc.constant('w'),
  x: fc.integer({ min: 300, max: 800 }),
  y: fc.integer({ min: 300, max: 1250 }),
  width: fc.integer({ min: 20, max: 90 }),
  height: fc.integer({ min: 10, max: 40 }),
})
const whole = createHomography(cornersOfImage(photograph))

describe('a page on a photograph', () => {
  test('maps its corners to those of the straight page, and every point there and back', () => {
    fc.assert(
      fc.property(
        pages,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (corners, u, v) => {
          const { page, toPhotograph, toPage } = createHomography(corners)
          const expected = cornersOfImage(page)
          for (const [index, corner] of corners.entries()) {
            const onPage = toPage(corner.x, corner.y)
            expect(Math.hypot(onPage.x - (expected[index]?.x ?? 0), onPage.y - (expected[index]?.y ?? 0))).toBeLessThan(
              0.001,
            )
          }
          const spot = toPhotograph(u * page.width, v * page.height)
          const back = toPage(spot.x, spot.y)
          expect(Math.hypot(back.x - u * page.width, back.y - v * page.height)).toBeLessThan(0.001)
        },
      ),
    )
  })

  test('is usable if it is convex, large enough and not mirrored', () => {
    fc.assert(
      fc.property(pages, (corners) => {
        const [a, b, c, d] = corners
        expect(isUsablePage(corners)).toBe(true)
        expect(isUsablePage([a, d, c, b])).toBe(false)
        expect(isUsablePage([a, c, b, d])).toBe(false)
        expect(isUsablePage([a, { x: a.x + 3, y: a.y }, c, d])).toBe(false)
      }),
    )
    expect(
      isUsablePage([
        { x: NaN, y: 0 },
        { x: 90, y: 0 },
        { x: 90, y: 90 },
        { x: 0, y: 90 },
      ]),
    ).toBe(false)
  })

  test('turned four times by a quarter is itself, and turned once changes width and height', () => {
    fc.assert(
      fc.property(pages, (corners) => {
        expect(turnCorners(turnCorners(corners, 3), 1)).toEqual(corners)
        expect(turnCorners(corners, -1)).toEqual(turnCorners(corners, 3))
        const { width, height } = measurePage(corners)
        expect(measurePage(turnCorners(corners, 1))).toEqual({ width: height, height: width })
      }),
    )
  })

  test('tilted there and back is itself', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 10, noNaN: true }), (degrees) => {
        const corners = cornersOfImage(photograph)
        const back = tiltCorners(tiltCorners(corners, degrees), -degrees)
        for (const [index, { x, y }] of back.entries()) {
          expect(Math.hypot(x - (corners[index]?.x ?? 0), y - (corners[index]?.y ?? 0))).toBeLessThan(0.01)
        }
      }),
    )
    // Lines that fall to the right are level along the upper edge of the tilted frame.
    const [left, right] = tiltCorners(cornersOfImage(photograph), 5)
    expect(Math.atan2(right.y - left.y, right.x - left.x) * (180 / Math.PI)).toBeCloseTo(5)
  })
})

describe('words that move with their page', () => {
  test('keep their places when the page is turned upright, and their other fields', () => {
    const word = { id: 'w', x: 100, y: 200, width: 60, height: 20, startTime: 1.5 }
    const turned = (quarterTurns: number) =>
      moveRectWithPage(word, whole, createHomography(turnCorners(cornersOfImage(photograph), quarterTurns)))
    expect(turned(1)).toEqual({ ...word, x: 1600 - 200 - 20, y: 100, width: 20, height: 60 })
    expect(turned(2)).toEqual({ ...word, x: 1200 - 100 - 60, y: 1600 - 200 - 20 })
    expect(turned(3)).toEqual({ ...word, x: 200, y: 1200 - 100 - 60, width: 20, height: 60 })
  })

  test('move by the margin that is cut off', () => {
    const cropped: PageCorners = [
      { x: 40, y: 30 },
      { x: 1100, y: 30 },
      { x: 1100, y: 1500 },
      { x: 40, y: 1500 },
    ]
    const word = { id: 'w', x: 100, y: 200, width: 60, height: 20 }
    expect(moveRectWithPage(word, whole, createHomography(cropped))).toEqual({ ...word, x: 60, y: 170 })
  })

  test('return exactly when the original is restored, in order, those of the margin too', () => {
    fc.assert(
      fc.property(pages, pages, fc.array(words, { minLength: 1, maxLength: 12 }), (one, other, boxes) => {
        const start = boxes.map((word, index) => ({ ...word, id: `w${index}` }))
        const original = cornersOfImage(photograph)
        const steps = [original, one, other, one, original]
        let page = { rects: start, words: { places: {}, cutOff: [] } as WordsOnPhotograph<(typeof start)[number]> }
        for (const [index, after] of steps.entries()) {
          page = moveWordsWithPage(page.rects, page.words, { photograph, before: steps[index - 1] ?? original, after })
          expect(page.rects.length + page.words.cutOff.length).toBe(start.length)
        }
        expect(page.rects).toEqual(start)
      }),
    )
  })

  test('start from where the author put them since', () => {
    const change = { photograph, before: cornersOfImage(photograph), after: turnCorners(cornersOfImage(photograph), 2) }
    const word = { id: 'w', x: 100, y: 200, width: 60, height: 20 }
    const { rects, words: places } = moveWordsWithPage([word], { places: {}, cutOff: [] }, change)
    const nudged = rects.map((rect) => ({ ...rect, x: rect.x + 10 }))
    const back = moveWordsWithPage(nudged, places, { photograph, before: change.after, after: change.before })
    expect(back.rects).toEqual([{ ...word, x: 90 }])
  })
})
