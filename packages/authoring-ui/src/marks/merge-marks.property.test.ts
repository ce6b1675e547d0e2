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

it('does not count a new signature of a link as a change', () => {
  const signed = (signature: string): MarkRect => ({
    ...mark('a', 1),
    mark: { kind: 'trigger', fields: { id: 'a', iconUrl: `/objects/9/a.png?signature=${signature}` } },
  })
  const versions = { base: [signed('1')], mine: [mark('a', 2)], theirs: [signed('2')] }
  expect(mergeMarks(versions, () => true)).toEqual({ rects: [mark('a', 2)], conflicts: [] })
})
