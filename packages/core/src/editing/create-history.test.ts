import { describe, expect, test } from 'vitest'
import { adding, updating, type Note } from '../testing/note-changes'
import { createHistory } from './create-history'
import { squash } from './squash-changes'

describe('createHistory', () => {
  test('labels name the next entry to undo and the next to redo', () => {
    const history = createHistory<Note>()
      .record(adding('a', '1'), 'Draw')
      .record(updating('a', '1', '2'), 'Move')
    expect(history.undoLabel).toBe('Move')
    expect(history.redoLabel).toBeNull()
    expect(history.undo()?.history).toMatchObject({ undoLabel: 'Draw', redoLabel: 'Move' })
  })

  test('an earlier history still returns what it did before', () => {
    const empty = createHistory<Note>()
    empty.record(adding('a', '1'))
    expect(empty.canUndo).toBe(false)
    expect(empty.undo()).toBeNull()
  })

  test('moves that are squashed to one mark repeatedly stay one entry', () => {
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

  test('undo and redo during a gesture leave its mark in place', () => {
    const { history, mark } = createHistory<Note>()
      .record(adding('a', '1'))
      .record(updating('a', '1', '2'))
      .mark()
    const there = history
      .undo()
      ?.history.redo()
      ?.history.record(updating('a', '2', '3'))
    expect(there?.abandonTo(mark).change).toEqual(updating('a', '3', '2'))
    expect(there?.squashTo(mark, 'Nudge').undo()?.change).toEqual(updating('a', '3', '2'))
    const back = history.undo()?.history.redo()?.history.abandonTo(mark)
    expect(back?.change).toEqual(squash<Note>([]))
    expect(back?.history.undo()?.change).toEqual(updating('a', '2', '1'))
  })

  test('a mark among redoable entries returns on redo, or moves to the present if they are dropped', () => {
    const { history, mark } = createHistory<Note>().record(adding('a', '1')).mark()
    const inner = history
      .record(updating('a', '1', '2'))
      .record(updating('a', '2', '3'))
      .record(updating('a', '3', '4'))
      .mark()
    const undone = inner.history
      .record(updating('a', '4', '5'))
      .undo()
      ?.history.undo()?.history
    const redone = undone?.squashTo(mark, 'Nudge').redo()?.history.redo()?.history
    expect(redone?.abandonTo(inner.mark).change).toEqual(updating('a', '5', '4'))
    const anew = undone?.record(updating('a', '3', '6')).record(updating('a', '6', '7'))
    expect(anew?.abandonTo(inner.mark).change).toEqual(updating('a', '7', '3'))
  })

  test('abandoning twice, or to a mark from before clear, changes nothing', () => {
    const { history, mark } = createHistory<Note>().record(adding('a', '1')).mark()
    const once = history.record(updating('a', '1', '2')).abandonTo(mark)
    expect(once.change).toEqual(updating('a', '2', '1'))
    expect(once.history.abandonTo(mark).change).toEqual(squash<Note>([]))
    const cleared = history.clear()
    expect(cleared.canUndo).toBe(false)
    expect(cleared.record(adding('b', '1')).squashTo(mark, 'Late').undoLabel).toBeNull()
  })

  test('throws with the value for a limit that is not a whole number from 1', () => {
    expect(() => createHistory({ limit: 0 })).toThrow(/not 0/)
    expect(() => createHistory({ limit: 1.5 })).toThrow(/1\.5/)
  })
})
