import { describe, expect, test } from 'vitest'
import type { ChangeSet } from '../types'
import { apply } from './apply-change'
import { createHistory } from './create-history'
import { createRect } from './create-rect'
import { diffDocuments } from './diff-documents'
import { changeSelection, createSelection, extendSelection, idsWithin, retainSelection } from './selection'
import { squash } from './squash-changes'

interface Note {
  id: string
  text: string
}

const note = (id: string, text: string): Note => ({ id, text })
const updating = (id: string, from: string, to: string): ChangeSet<Note> => ({
  added: {},
  updated: { [id]: [note(id, from), note(id, to)] },
  removed: {},
})
const adding = (id: string, text: string): ChangeSet<Note> => ({
  added: { [id]: note(id, text) },
  updated: {},
  removed: {},
})
const removing = (id: string, text: string): ChangeSet<Note> => ({
  added: {},
  updated: {},
  removed: { [id]: note(id, text) },
})

describe('squash', () => {
  test('what was added and removed again leaves no trace', () => {
    expect(squash([adding('a', '1'), updating('a', '1', '2'), removing('a', '2')])).toEqual({
      added: {},
      updated: {},
      removed: {},
    })
  })

  test('an update of something new is part of its addition, a removal takes what was there at first', () => {
    expect(squash([adding('a', '1'), updating('a', '1', '2')])).toEqual(adding('a', '2'))
    expect(squash([updating('a', '1', '2'), removing('a', '2')])).toEqual(removing('a', '1'))
    expect(squash([removing('a', '1'), adding('a', '2')])).toEqual(updating('a', '1', '2'))
  })

  test('nothing squashed is nothing', () => {
    expect(squash<Note>([])).toEqual({ added: {}, updated: {}, removed: {} })
  })
})

describe('apply', () => {
  test('a removed word comes back to its place in the reading order', () => {
    const before = new Map([note('a', '1'), note('b', '2'), note('c', '3')].map((each) => [each.id, each]))
    const after = new Map([...before].filter(([id]) => id !== 'b'))
    const history = createHistory<Note>().record(diffDocuments(before, after), 'Delete')
    expect([...apply(after, history.undo()?.change ?? adding('x', ''))]).toEqual([...before])
  })

  test('a change made on another version is taken as far as it goes', () => {
    expect([...apply(new Map(), removing('gone', '1'))]).toEqual([])
    expect([...apply(new Map(), updating('gone', '1', '2'))]).toEqual([['gone', note('gone', '2')]])
  })
})

describe('createHistory', () => {
  test('labels name the next step back and the next step forward', () => {
    const history = createHistory<Note>()
      .record(adding('a', '1'), 'Draw')
      .record(updating('a', '1', '2'), 'Move')
    expect(history.undoLabel).toBe('Move')
    expect(history.redoLabel).toBeNull()
    expect(history.undo()?.history).toMatchObject({ undoLabel: 'Draw', redoLabel: 'Move' })
  })

  test('a history is a value: the earlier one still answers as before', () => {
    const empty = createHistory<Note>()
    empty.record(adding('a', '1'))
    expect(empty.canUndo).toBe(false)
    expect(empty.undo()).toBeNull()
  })

  test('moves that are squashed to one mark again and again stay one step', () => {
    const start = createHistory<Note>().record(adding('a', '0')).mark()
    let history = start.history
    for (const [from, to] of [
      ['0', '1'],
      ['1', '2'],
      ['2', '3'],
    ] as const) {
      history = history.record(updating('a', from, to)).squashTo(start.mark, 'Nudge')
    }
    expect(history.undo()?.change).toEqual(updating('a', '3', '0'))
    expect(history.undo()?.history.undo()?.history.canUndo).toBe(false)
  })

  test('abandoning twice, or to a mark from before a clear, changes nothing more', () => {
    const { history, mark } = createHistory<Note>().record(adding('a', '1')).mark()
    const once = history.record(updating('a', '1', '2')).abandonTo(mark)
    expect(once.change).toEqual(updating('a', '2', '1'))
    expect(once.history.abandonTo(mark).change).toEqual(squash<Note>([]))
    const cleared = history.clear()
    expect(cleared.canUndo).toBe(false)
    expect(cleared.record(adding('b', '1')).squashTo(mark, 'Late').undoLabel).toBeNull()
  })

  test('a limit that is no whole number from 1 is refused with its value', () => {
    expect(() => createHistory({ limit: 0 })).toThrow(/not 0/)
    expect(() => createHistory({ limit: 1.5 })).toThrow(/1\.5/)
  })
})

describe('createRect', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 }

  test('a new rect is filled with #00ff00 at an opacity of 0.3 [CONST-002 CONST-003]', () => {
    expect(createRect(box, { id: 'a' })).toEqual({ id: 'a', ...box, fill: '#00ff00', opacity: 0.3 })
  })

  test('given fields go before the defaults', () => {
    expect(createRect(box, { id: 'a', fill: '#123456', word: 'cat' })).toMatchObject({ fill: '#123456', word: 'cat' })
  })
})

describe('selection', () => {
  const order = ['a', 'b', 'c', 'd']

  test('replacing, adding, toggling and removing', () => {
    const two = changeSelection(createSelection(['a']), ['b'], 'add')
    expect([...two.ids]).toEqual(['a', 'b'])
    expect([...changeSelection(two, ['a', 'c'], 'toggle').ids]).toEqual(['b', 'c'])
    expect([...changeSelection(two, ['b'], 'remove').ids]).toEqual(['a'])
    expect([...changeSelection(two, ['d'], 'replace').ids]).toEqual(['d'])
  })

  test('a range runs from the anchor in either direction and keeps it', () => {
    const selection = createSelection(['c'])
    expect([...extendSelection(selection, order, 'a').ids]).toEqual(['a', 'b', 'c'])
    const forward = extendSelection(extendSelection(selection, order, 'a'), order, 'd')
    expect([...forward.ids]).toEqual(['c', 'd'])
  })

  test('without an anchor a range is the one thing clicked; an unknown id changes nothing', () => {
    expect([...extendSelection(createSelection(), order, 'b').ids]).toEqual(['b'])
    const selection = createSelection(['a'])
    expect(extendSelection(selection, order, 'x')).toBe(selection)
  })

  test('what the document no longer has leaves the selection', () => {
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

  test('a drawn frame takes what it overlaps, not what it only touches', () => {
    const rects = [
      { id: 'in', x: 0, y: 0, width: 10, height: 10 },
      { id: 'beside', x: 20, y: 0, width: 10, height: 10 },
    ]
    expect(idsWithin(rects, { x: 5, y: 5, width: 15, height: 2 })).toEqual(['in'])
  })
})
