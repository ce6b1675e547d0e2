import { expect, it } from 'vitest'
import { matchStories } from './match-stories.ts'
import type { IndexEntry } from './read-index.ts'

function listEntries(...ids: string[]): IndexEntry[] {
  return ids.map((id) => ({ type: id.endsWith('docs') ? 'docs' : 'story', id, title: 'Card', name: id, tags: [] }))
}

it('pairs stories by id and says which side lacks one', () => {
  const matched = matchStories(
    listEntries('card--docs', 'card--old', 'card--open'),
    listEntries('card--open', 'card--new'),
    [],
  )
  expect(matched.map(({ id, presence }) => [id, presence])).toEqual([
    ['card--open', 'both'],
    ['card--new', 'added'],
    ['card--old', 'removed'],
  ])
  expect(matched[0]?.label).toBe('Card: card--open')
})

it('leaves out stories with the tag no-picture', () => {
  const [entry] = listEntries('card--clock')
  if (entry === undefined) throw new Error('no entry')
  expect(matchStories([], [{ ...entry, tags: ['dev', 'no-picture'] }], [])).toEqual([])
})

it('keeps the requested stories, and throws if no id contains a requested part', () => {
  const entries = listEntries('card--open', 'tree--open')
  expect(matchStories(entries, entries, ['tree']).map(({ id }) => id)).toEqual(['tree--open'])
  expect(() => matchStories(entries, entries, ['tree', 'menu'])).toThrow('"menu"')
})
