import { describe, expect, test } from 'vitest'
import { adding, updating, type Note } from '../testing/note-changes'
import { createHistory } from './create-history'
import { squash } from './squash-changes'

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

  test('undo and redo while a gesture is under way leave its mark where it was set', () => {
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

  test('a mark that lies among what can be redone is there again after redo, and at the present once that is dropped', () => {
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
