import { describe, expect, test } from 'vitest'
import { changeSelection, createSelection, extendSelection, idsWithin, retainSelection } from './selection'

describe('selection', () => {
  const order = ['a', 'b', 'c', 'd']

  test('replaces, adds, toggles and removes ids', () => {
    const two = changeSelection(createSelection(['a']), ['b'], 'add')
    expect([...two.ids]).toEqual(['a', 'b'])
    expect([...changeSelection(two, ['a', 'c'], 'toggle').ids]).toEqual(['b', 'c'])
    expect([...changeSelection(two, ['b'], 'remove').ids]).toEqual(['a'])
    expect([...changeSelection(two, ['d'], 'replace').ids]).toEqual(['d'])
  })

  test('extends from the anchor in either direction and keeps the anchor', () => {
    const selection = createSelection(['c'])
    expect([...extendSelection(selection, order, 'a').ids]).toEqual(['a', 'b', 'c'])
    const forward = extendSelection(extendSelection(selection, order, 'a'), order, 'd')
    expect([...forward.ids]).toEqual(['c', 'd'])
  })

  test('extends to the clicked id alone without an anchor, and ignores unknown ids', () => {
    expect([...extendSelection(createSelection(), order, 'b').ids]).toEqual(['b'])
    const selection = createSelection(['a'])
    expect(extendSelection(selection, order, 'x')).toBe(selection)
  })

  test('retains only ids that the document still has', () => {
    const selection = createSelection(['a', 'b'])
    expect(retainSelection(selection, new Map([['a', 1]]))).toEqual({ ids: new Set(['a']), anchor: null })
    expect(
      retainSelection(
        selection,
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
      ),
    ).toBe(selection)
  })

  test('idsWithin returns the rects that a frame overlaps, not those that it only touches', () => {
    const rects = [
      { id: 'in', x: 0, y: 0, width: 10, height: 10 },
      { id: 'beside', x: 20, y: 0, width: 10, height: 10 },
    ]
    expect(idsWithin(rects, { x: 5, y: 5, width: 15, height: 2 })).toEqual(['in'])
  })
})
