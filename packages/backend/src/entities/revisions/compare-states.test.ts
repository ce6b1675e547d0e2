import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareStates } from './compare-states'
import { isEqualJson } from './is-equal-json'

/** Wraps a value and counts how often a field of it is read. */
function counted<Value extends object>(value: Value, reads: { count: number }): Value {
  return new Proxy(value, {
    get(target, name, receiver) {
      reads.count += 1
      const read: unknown = Reflect.get(target, name, receiver)
      return typeof read === 'object' && read !== null ? counted(read, reads) : read
    },
  })
}

const words = (count: number, x = 0) =>
  Array.from({ length: count }, (_, n) => ({ id: `w${n}`, x: x + n, y: 2, width: 3, height: 4, word: 'word' }))

test('counts list entries added, removed and changed by id; reports other changes by field name', () => {
  const before = { name: 'a', same: { deep: [1] }, list: [{ id: 1 }, { id: 2, a: 1 }, { id: 3 }], plain: [1], gone: 1 }
  const after = { name: 'b', same: { deep: [1] }, list: [{ id: 2, a: 2 }, { id: 3 }, { id: 4 }, { id: 5 }], plain: [2] }
  expect(compareStates(before, after)).toEqual([
    { field: 'name' },
    { field: 'list', added: 2, removed: 1, changed: 1 },
    { field: 'plain' },
    { field: 'gone' },
  ])
})

test('one moved word of 400 is found with a few reads of each', () => {
  const reads = { count: 0 }
  const after = words(400)
  after[399] = { id: 'w399', x: -1, y: 2, width: 3, height: 4, word: 'word' }
  const [before, now] = [{ rectsByWords: words(400) }, { rectsByWords: after }]
  expect(compareStates(counted(before, reads), counted(now, reads))).toEqual([
    { field: 'rectsByWords', added: 0, removed: 0, changed: 1 },
  ])
  // Its six fields, twice, and the reads that walk the list.
  expect(reads.count / 800).toBeLessThan(25)
})

test('a field that differs at its beginning is not read to its end', () => {
  const reads = { count: 0 }
  const text = (first: number) => ({ notes: [first, ...Array.from({ length: 10_000 }, (_, n) => [n])] })
  expect(compareStates(counted(text(1), reads), counted(text(2), reads))).toEqual([{ field: 'notes' }])
  expect(reads.count).toBeLessThan(100)
})

test('the result stays small for any number and length of field names', () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n}${'x'.repeat(1000)}`, n]))
  const changes = compareStates({}, fields)
  expect(changes).toHaveLength(100)
  expect(JSON.stringify(changes).length).toBeLessThan(30_000)
})

test('two values are equal if their JSON is equal, in any order of fields', () => {
  const canonical = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(canonical)
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, entry]) => ({ [`field ${name}`]: canonical(entry) }))
            .concat([{ 'field ': 'an object' }])
        : value
  const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)))
  fc.assert(
    fc.property(json, json, (left, right) => {
      expect(isEqualJson(left, structuredClone(left))).toBe(true)
      expect(isEqualJson(left, right)).toBe(JSON.stringify(canonical(left)) === JSON.stringify(canonical(right)))
    }),
  )
  expect(isEqualJson({ a: undefined }, {})).toBe(true)
  expect(isEqualJson({}, { constructor: Object })).toBe(false)
  expect([isEqualJson([], {}), isEqualJson(null, {}), isEqualJson({ a: 1, b: 2 }, { b: 2, a: 1 })]).toEqual([
    false,
    false,
    true,
  ])
})
