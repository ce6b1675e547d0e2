import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mergeOtherFields } from './merge-other-fields'

const Owl = z.looseObject({ name: z.string() })
const OwlSummary = z.object({ count: z.number() })

describe('mergeOtherFields', () => {
  it('keeps fields that no shape names and replaces those of the same name', () => {
    const given = { name: 'Ada', count: 1, colour: 'brown', of: { a: ['later version'] } }
    expect(mergeOtherFields({ colour: 'white', size: 2 }, given, Owl, OwlSummary)).toEqual({
      colour: 'brown',
      size: 2,
      of: { a: ['later version'] },
    })
    expect(mergeOtherFields({}, { colour: 'brown' })).toEqual({ colour: 'brown' })
  })

  it('treats names that every object has like other names', () => {
    const given: unknown = JSON.parse('{"constructor": 1, "toString": 2, "__proto__": 3}')
    const kept = mergeOtherFields({}, z.record(z.string(), z.unknown()).parse(given), Owl)
    expect(kept).toMatchObject({ constructor: 1, toString: 2 })
  })

  it('refuses to exceed the limit, counting existing fields', () => {
    const half = 'x'.repeat(120_000)
    const before = mergeOtherFields({}, { one: half }, Owl)
    expect(() => mergeOtherFields(before, { two: half }, Owl)).toThrow('at most 200000 characters')
    expect(mergeOtherFields(before, { one: half.slice(1) }, Owl)).toEqual({ one: half.slice(1) })
  })

  it('lets entities with more fields from earlier change their known fields', () => {
    const before = { one: 'x'.repeat(300_000) }
    expect(mergeOtherFields(before, { name: 'Ada' }, Owl)).toEqual(before)
  })
})
