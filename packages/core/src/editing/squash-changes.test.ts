import { describe, expect, test } from 'vitest'
import type { ChangeSet } from '../types'
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
