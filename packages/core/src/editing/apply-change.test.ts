import { describe, expect, test } from 'vitest'
import { adding, note, removing, updating, type Note } from '../testing/note-changes'
import { apply } from './apply-change'
import { createHistory } from './create-history'
import { diffDocuments } from './diff-documents'

describe('apply', () => {
  test('restores a removed word at its position in the reading order', () => {
    const before = new Map([note('a', '1'), note('b', '2'), note('c', '3')].map((each) => [each.id, each]))
    const after = new Map([...before].filter(([id]) => id !== 'b'))
    const history = createHistory<Note>().record(diffDocuments(before, after), 'Delete')
    expect([...apply(after, history.undo()?.change ?? adding('x', ''))]).toEqual([...before])
  })

  test('applies a change made on another version as far as possible', () => {
    expect([...apply(new Map(), removing('gone', '1'))]).toEqual([])
    expect([...apply(new Map(), updating('gone', '1', '2'))]).toEqual([['gone', note('gone', '2')]])
  })
})
