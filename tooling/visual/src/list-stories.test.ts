import { expect, it } from 'vitest'
import { listStories } from './list-stories.ts'

const index = JSON.stringify({
  entries: {
    'a--docs': { type: 'docs', id: 'a--docs' },
    'a--open': { type: 'story', id: 'a--open', tags: ['dev'] },
    'b--letters': { type: 'story', id: 'b--letters', tags: ['dev', 'no-picture'] },
    'c--closed': { type: 'story', id: 'c--closed' },
  },
})

it('lists every story but those that no picture can hold', () => {
  expect(listStories(index, [])).toEqual(['a--open', 'c--closed'])
})

it('lists the wanted ones, and refuses a name that no story has', () => {
  expect(listStories(index, ['c--'])).toEqual(['c--closed'])
  expect(() => listStories(index, ['c--', 'd--'])).toThrow('d--')
})
