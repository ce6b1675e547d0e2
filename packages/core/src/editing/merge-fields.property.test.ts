import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFields, type FieldMerge } from './merge-fields'

const names = ['title', 'sound', 'color', 'form', '__proto__']
const value = fc.oneof(fc.constantFrom('a', 'b', 'c', 1, true, null), fc.jsonValue({ maxDepth: 2 }))
const texts = fc.dictionary(fc.constantFrom('en', 'es', 'he'), fc.constantFrom('one', 'two', 'three'))
const fields = fc
  .dictionary(fc.constantFrom(...names), fc.oneof(value, texts))
  // Each has the form of a parsed response.
  .map((made): object => JSON.parse(JSON.stringify(made)))
const write = (made: unknown) =>
  JSON.stringify(made, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? ['object', ...Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))]
      : inner,
  )
const isSame = (one: unknown, other: unknown) => write(one) === write(other)
const choose = (takesTheirs: FieldMerge['takesTheirs']): FieldMerge => ({
  maps: new Set(['title', 'sound']),
  isSame,
  takesTheirs,
})
const mineWins = choose(() => false)
const theirsWins = choose(() => true)

describe('mergeFields', () => {
  it('takes every field of the side that alone has changed some, unknown forms included [EDIT-018]', () => {
    fc.assert(
      fc.property(fields, fields, (base, changed) => {
        for (const versions of [
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: base },
          { base, mine: changed, theirs: changed },
        ]) {
          const merged = mergeFields(versions, mineWins)
          expect(write(merged.fields)).toBe(write(changed))
          expect(merged.conflicts).toEqual([])
        }
      }),
    )
  })

  it('merges changes to different fields without a question [EDIT-018]', () => {
    fc.assert(
      fc.property(fields, fields, fields, fc.subarray(names), (base, one, other, ofMine) => {
        const pick = (from: object, isMine: boolean) =>
          Object.entries(from).filter(([name]) => ofMine.includes(name) === isMine)
        const mine = Object.fromEntries([...pick(base, false), ...pick(one, true)])
        const theirs = Object.fromEntries([...pick(base, true), ...pick(other, false)])
        const merged = mergeFields({ base, mine, theirs }, mineWins)
        expect(merged.conflicts).toEqual([])
        expect(write(merged.fields)).toBe(write(Object.fromEntries([...pick(one, true), ...pick(other, false)])))
      }),
    )
  })

  it('asks about each field that both changed, and shows both values, whichever side asks', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const asked = mergeFields({ base, mine, theirs }, mineWins).conflicts
        const turned = mergeFields({ base, mine: theirs, theirs: mine }, mineWins).conflicts
        const sorted = (list: typeof asked) => list.map(({ path }) => path.join('.')).toSorted()
        expect(sorted(turned)).toEqual(sorted(asked))
        for (const { path, mine: own, theirs: other } of asked) {
          const valueIn = (from: object) =>
            path.reduce<unknown>(
              (held, name) => (Object.hasOwn(Object(held), name) ? Reflect.get(Object(held), name) : undefined),
              from,
            )
          expect([own, other]).toEqual([valueIn(mine), valueIn(theirs)])
          expect(isSame(own, other) || isSame(own, valueIn(base)) || isSame(other, valueIn(base))).toBe(false)
        }
      }),
    )
  })

  it('merges to the same fields whichever side asks, if the same values are chosen', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const one = mergeFields({ base, mine, theirs }, mineWins).fields
        const other = mergeFields({ base, mine: theirs, theirs: mine }, theirsWins).fields
        expect(write(one)).toBe(write(other))
      }),
    )
  })

  it('merges texts by language, and asks about the language that both wrote', () => {
    const base = { title: { en: 'Owl', es: 'Búho' } }
    const mine = { title: { en: 'My owl', es: 'Búho', he: 'ינשוף' } }
    const theirs = { title: { en: 'Their owl' } }
    expect(mergeFields<object>({ base, mine, theirs }, theirsWins)).toEqual({
      fields: { title: { en: 'Their owl', he: 'ינשוף' } },
      conflicts: [{ path: ['title', 'en'], mine: 'My owl', theirs: 'Their owl' }],
    })
  })
})
