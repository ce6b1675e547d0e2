import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeMarks } from './merge-marks'
import type { MarkRect } from './page-mark'

const mark = (id: string, x: number): MarkRect => ({
  id,
  x,
  y: 0,
  width: 10,
  height: 10,
  mark: { kind: 'trigger', fields: { id, x } },
})
const ids = ['a', 'b', 'c', 'd']
const version = fc.dictionary(fc.constantFrom(...ids), fc.nat(3)).map((places) => toMarks(places))
const toMarks = (places: Readonly<Record<string, number>>) => Object.entries(places).map(([id, x]) => mark(id, x))
const placeOf = (rects: readonly { id: string; x: number }[], id: string) => rects.find((rect) => rect.id === id)?.x

it('takes each mark from the side that changed it, and the chosen one where both changed it [EDIT-018]', () => {
  fc.assert(
    fc.property(version, version, version, fc.subarray(ids), (base, mine, theirs, chosen) => {
      const merged = mergeMarks({ base, mine, theirs }, (id) => chosen.includes(id))
      const conflicts: string[] = []
      for (const id of ids) {
        const [before, own, other] = [base, mine, theirs].map((rects) => placeOf(rects, id))
        const isConflict = own !== before && other !== before && own !== other
        if (isConflict) conflicts.push(id)
        const wanted = isConflict ? (chosen.includes(id) ? other : own) : own === before ? other : own
        expect(placeOf(merged.rects, id)).toBe(wanted)
      }
      expect(merged.conflicts.map(({ id }) => id).toSorted()).toEqual(conflicts)
      expect(new Set(merged.rects.map(({ id }) => id)).size).toBe(merged.rects.length)
    }),
  )
})

it('merges what two authors changed on different fields of a mark, without a question [EDIT-018]', () => {
  const title = fc.constantFrom('Owl', 'Moon')
  const form = fc.jsonValue({ maxDepth: 2 }).filter((made) => made !== null)
  fc.assert(
    fc.property(title, form, fc.nat(300), fc.subarray(['title', 'nav', 'place']), (name, nav, x, ofMine) => {
      const begun: MarkRect = {
        ...mark('a', 1),
        mark: { kind: 'trigger', fields: { id: 'a', x: 1, scale: 2, contactInfo: { a: [1] } } },
      }
      const change = (parts: (part: string) => boolean): MarkRect => ({
        ...begun,
        x: parts('place') ? x : 1,
        mark: {
          kind: 'trigger',
          fields: {
            ...begun.mark.fields,
            ...(parts('title') ? { title: { en: name } } : {}),
            ...(parts('nav') ? { nav } : {}),
          },
        },
      })
      const versions = {
        base: [begun],
        mine: [change((part) => ofMine.includes(part))],
        theirs: [change((part) => !ofMine.includes(part))],
      }
      expect(mergeMarks(versions, () => false)).toEqual({ rects: [change(() => true)], conflicts: [] })
    }),
  )
})

it('asks about the fields of a mark that both changed, and about one that was changed and removed', () => {
  const named = (id: string, title: string, x: number): MarkRect => ({
    ...mark(id, x),
    mark: { kind: 'trigger', fields: { id, x, title: { en: title } } },
  })
  const versions = {
    base: [named('a', 'Owl', 1), named('b', 'Moon', 1)],
    mine: [named('a', 'My owl', 2), named('b', 'My moon', 1)],
    theirs: [named('a', 'Their owl', 3)],
  }
  const { rects, conflicts } = mergeMarks(versions, (_id, path) => path?.[0] === 'title')
  expect(conflicts.map(({ id, fields }) => [id, fields.map(({ path }) => path.join('.'))])).toEqual([
    ['a', ['place', 'title.en']],
    ['b', []],
  ])
  expect(rects).toEqual([named('a', 'Their owl', 2), named('b', 'My moon', 1)])
})

it('does not count a new signature of a link as a change', () => {
  const signed = (signature: string): MarkRect => ({
    ...mark('a', 1),
    mark: { kind: 'trigger', fields: { id: 'a', iconUrl: `/objects/9/a.png?signature=${signature}` } },
  })
  const versions = { base: [signed('1')], mine: [mark('a', 2)], theirs: [signed('2')] }
  expect(mergeMarks(versions, () => true)).toEqual({ rects: [mark('a', 2)], conflicts: [] })
})
