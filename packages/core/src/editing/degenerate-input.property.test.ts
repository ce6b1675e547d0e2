import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strangeBoxes, strangeNumbers } from '../testing/generate-numbers'
import { apply } from './apply-change'
import { createHistory } from './create-history'
import { diffDocuments } from './diff-documents'
import { invert } from './invert-change'
import { isEmptyChange } from './is-empty-change'
import { changeSelection, createSelection, extendSelection, idsWithin, retainSelection } from './selection'
import { squash } from './squash-changes'

describe('editing with degenerate input', () => {
  test('createHistory accepts whole numbers from 1 as limit and throws a RangeError otherwise', () => {
    fc.assert(
      fc.property(strangeNumbers, (limit) => {
        if (Number.isInteger(limit) && limit >= 1) expect(createHistory({ limit }).canUndo).toBe(false)
        else expect(() => createHistory({ limit })).toThrow(RangeError)
      }),
    )
  })

  test('idsWithin returns nothing for a frame without a position, and never throws', () => {
    fc.assert(
      fc.property(fc.array(strangeBoxes), strangeBoxes, (boxes, frame) => {
        const rects = boxes.map((box, index) => ({ id: `r${index}`, ...box }))
        const taken = idsWithin(rects, frame)
        if (Number.isNaN(frame.x) || Number.isNaN(frame.width)) expect(taken).toEqual([])
        expect(taken.length).toBeLessThanOrEqual(rects.length)
      }),
    )
  })
})

describe('editing of a hundred thousand entities', () => {
  const entries = Array.from({ length: 100_000 }, (_, index) => ({ id: `n${index}`, text: index }))
  const before = new Map(entries.map((entity) => [entity.id, entity]))
  const after = new Map(
    entries
      .filter((_, index) => index % 3 > 0)
      .toReversed()
      .map((entity) => [entity.id, entity.text % 2 === 0 ? { ...entity, text: -1 } : entity]),
  )

  test('handle changes, history and selection in linear time', () => {
    const change = diffDocuments(before, after)
    expect([...apply(before, change)]).toEqual([...after])
    expect([...apply(after, invert(change))]).toEqual([...before])
    expect(isEmptyChange(squash([change, invert(change)]))).toBe(true)
    const { history, mark } = createHistory<{ id: string; text: number }>().mark()
    const undone = history.record(change).squashTo(mark, 'All').undo()
    expect([...apply(after, undone?.change ?? change)]).toEqual([...before])

    const ids = [...before.keys()]
    const all = extendSelection(createSelection(ids.slice(0, 1)), ids, ids.at(-1) ?? '')
    expect(all.ids.size).toBe(ids.length)
    expect(changeSelection(all, ids, 'toggle').ids.size).toBe(0)
    expect(retainSelection(all, after).ids.size).toBe(after.size)
  })

  test('accept an empty document', () => {
    const none = new Map<string, { id: string }>()
    expect(apply(none, diffDocuments(none, none)).size).toBe(0)
    expect(isEmptyChange(squash<{ id: string }>([]))).toBe(true)
  })
})
