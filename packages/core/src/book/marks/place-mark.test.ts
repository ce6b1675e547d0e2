import { expect, test } from 'vitest'
import { placeMark } from './place-mark'

test('scales a mark from its upper left corner', () => {
  expect(placeMark({ x: 10, y: 20, width: 30, height: 40, scale: 0.5 }, { usualSize: 48 })).toEqual({
    x: 10,
    y: 20,
    width: 15,
    height: 20,
  })
})

test('gives a mark without a usable size or scale the usual one', () => {
  for (const scale of [null, undefined, 0, -1, NaN, Infinity])
    expect(placeMark({ width: 0, height: -5, scale }, { usualSize: 48 })).toEqual({
      x: 0,
      y: 0,
      width: 48,
      height: 48,
    })
})
