import { expect, test } from 'vitest'
import { addAt, elementAt, float64At, incrementAt, int8At, uint8At } from './element-at'

test('returns the element, even when it is zero', () => {
  expect(elementAt(['a', ''], 1)).toBe('')
  expect([float64At(Float64Array.of(0, 0.5), 1), int8At(Int8Array.of(-3), 0), uint8At(Uint8Array.of(0), 0)]).toEqual([
    0.5, -3, 0,
  ])
})

test('throws and names the index and the length when the index is outside the array', () => {
  expect(() => float64At(new Float64Array(2), 2)).toThrow('An array of 2 elements has no element 2')
  expect(() => elementAt([], -1)).toThrow('An array of 0 elements has no element -1')
  expect(() => incrementAt(new Uint32Array(1), 1)).toThrow(RangeError)
})

test('adds a number to an element in place', () => {
  const values = Float64Array.of(1, 2)
  addAt(values, 1, 0.5)
  const counts = Uint32Array.of(0)
  incrementAt(counts, 0)
  expect([...values, ...counts]).toEqual([1, 2.5, 1])
})
