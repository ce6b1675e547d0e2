import { expect, test } from 'vitest'
import type { Ink } from './threshold-ink'
import { hasColumns } from './has-columns'

const WIDTH = 600
const HEIGHT = 800

/** Lines of letters in the given ranges of the page's width, falling by `degrees` around its middle. */
function drawLines(stretches: [from: number, to: number][], degrees = 0, heading = false): Ink {
  const lean = (degrees * Math.PI) / 180
  const points: [number, number][] = []
  for (let y = 60; y < HEIGHT - 60; y += 2) {
    if (y % 30 > 15) continue
    const across: [number, number][] = heading && y < 100 ? [[60, 540]] : stretches
    for (const [from, to] of across) for (let x = from; x < to; x += 1) if ((x * 7 + y) % 23 > 11) points.push([x, y])
  }
  const rotated = points.map(([x, y]): [number, number] => [
    Math.round(WIDTH / 2 + (x - WIDTH / 2) * Math.cos(lean) - (y - HEIGHT / 2) * Math.sin(lean)),
    Math.round(HEIGHT / 2 + (x - WIDTH / 2) * Math.sin(lean) + (y - HEIGHT / 2) * Math.cos(lean)),
  ])
  return {
    x: Uint16Array.from(rotated.map(([x]) => x)),
    y: Uint16Array.from(rotated.map(([, y]) => y)),
    width: WIDTH,
    height: HEIGHT,
  }
}

test.each([0, 2, -4])('two columns are distinguished from one on a page with a skew of %i°', (degrees) => {
  const one: [number, number][] = [[60, 540]]
  const two: [number, number][] = [
    [60, 285],
    [315, 540],
  ]
  expect(hasColumns(drawLines(one, degrees), degrees)).toBe(false)
  expect(hasColumns(drawLines(two, degrees), degrees)).toBe(true)
  expect(hasColumns(drawLines(two, degrees, true), degrees)).toBe(true)
})

test('a blank page has no columns', () => {
  expect(hasColumns({ x: new Uint16Array(), y: new Uint16Array(), width: WIDTH, height: HEIGHT }, 0)).toBe(false)
})
