import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keepOtherFields } from './keep-other-fields'

const Owl = z.looseObject({ name: z.string() })
const OwlSummary = z.object({ count: z.number() })

describe('keepOtherFields', () => {
  it('keeps what no shape names, in place of what has the same name', () => {
    const given = { name: 'Ada', count: 1, colour: 'brown', of: { a: ['later version'] } }
    expect(keepOtherFields({ colour: 'white', size: 2 }, given, Owl, OwlSummary)).toEqual({
      colour: 'brown',
      size: 2,
      of: { a: ['later version'] },
    })
    expect(keepOtherFields({}, { colour: 'brown' })).toEqual({ colour: 'brown' })
  })

  it('takes the names that every object has for names like others', () => {
    const given: unknown = JSON.parse('{"constructor": 1, "toString": 2, "__proto__": 3}')
    const kept = keepOtherFields({}, z.record(z.string(), z.unknown()).parse(given), Owl)
    expect(kept).toMatchObject({ constructor: 1, toString: 2 })
  })

  it('refuses what would grow beyond its bound, counting what is there already', () => {
    const half = 'x'.repeat(120_000)
    const before = keepOtherFields({}, { one: half }, Owl)
    expect(() => keepOtherFields(before, { two: half }, Owl)).toThrow('at most 200000 characters')
    expect(keepOtherFields(before, { one: half.slice(1) }, Owl)).toEqual({ one: half.slice(1) })
  })

  it('lets those be changed in their known fields that hold more from an earlier day', () => {
    const before = { one: 'x'.repeat(300_000) }
    expect(keepOtherFields(before, { name: 'Ada' }, Owl)).toEqual(before)
  })
})
