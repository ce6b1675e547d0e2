import { describe, expect, test } from 'vitest'
import { adding, note, removing, updating, type Note } from '../testing/note-changes'
import { apply } from './apply-change'
import { diffDocuments } from './diff-documents'
import { invert } from './invert-change'
import { squash } from './squash-changes'

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
  })

  test('what was removed and added again stands last, as it does after the changes one by one', () => {
    const first = new Map([note('a', '1'), note('b', '1')].map((each) => [each.id, each]))
    const change = squash([removing('a', '1'), adding('a', '2')])
    expect([...apply(first, change).values()]).toEqual([note('b', '1'), note('a', '2')])
    expect([...apply(apply(first, change), invert(change)).values()]).toEqual([note('b', '1'), note('a', '1')])
    const order: [from: string[], to: string[]] = [['b'], ['b', 'a']]
    expect(squash([removing('a', '1'), { ...adding('a', '2'), order }])).toEqual({
      ...updating('a', '1', '2'),
      order: [order[1], order[1]],
    })
  })

  test('ids that look like whole numbers stay in the order they were added in', () => {
    const versions = [['7'], ['7', '10'], ['7', '10', '2']].map((ids) => new Map(ids.map((id) => [id, note(id, id)])))
    const [first, second, third] = versions
    if (first === undefined || second === undefined || third === undefined) throw new Error('no versions')
    const change = squash([diffDocuments(first, second), diffDocuments(second, third)])
    expect([...apply(first, change).keys()]).toEqual(['7', '10', '2'])
  })

  test('nothing squashed is nothing', () => {
    expect(squash<Note>([])).toEqual({ added: {}, updated: {}, removed: {} })
  })
})
