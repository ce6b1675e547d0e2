import { describe, expect, test } from 'vitest'
import { adding, note, removing, updating, type Note } from '../testing/note-changes'
import { apply } from './apply-change'
import { diffDocuments } from './diff-documents'
import { invert } from './invert-change'
import { squash } from './squash-changes'

describe('squash', () => {
  test('drops an entity that is added and removed again', () => {
    expect(squash([adding('a', '1'), updating('a', '1', '2'), removing('a', '2')])).toEqual({
      added: {},
      updated: {},
      removed: {},
    })
  })

  test('merges an update into an addition, and removes the original of an updated entity', () => {
    expect(squash([adding('a', '1'), updating('a', '1', '2')])).toEqual(adding('a', '2'))
    expect(squash([updating('a', '1', '2'), removing('a', '2')])).toEqual(removing('a', '1'))
  })

  test('moves an entity that is removed and added again to the end', () => {
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

  test('keeps ids that look like whole numbers in the order of their addition', () => {
    const versions = [['7'], ['7', '10'], ['7', '10', '2']].map((ids) => new Map(ids.map((id) => [id, note(id, id)])))
    const [first, second, third] = versions
    if (first === undefined || second === undefined || third === undefined) throw new Error('no versions')
    const change = squash([diffDocuments(first, second), diffDocuments(second, third)])
    expect([...apply(first, change).keys()]).toEqual(['7', '10', '2'])
  })

  test('returns an empty change for none', () => {
    expect(squash<Note>([])).toEqual({ added: {}, updated: {}, removed: {} })
  })
})
