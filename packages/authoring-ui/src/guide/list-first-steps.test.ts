import { describe, expect, it } from 'vitest'
import { emptyGuideFacts as empty } from './empty-guide-facts.fixture'
import { guideAuthor, type GuideFacts } from './guide-steps'
import { listFirstSteps } from './list-first-steps'

const statesOf = (facts: Partial<GuideFacts>) =>
  listFirstSteps(guideAuthor({ ...empty, ...facts }))
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ')
const withPages = { pages: 3, pagesWithImage: 3 }
const withWords = { ...withPages, pagesWithWords: 3, words: 40 }

describe('the four first steps', () => {
  it('begin with the pages of an empty book', () => {
    expect(statesOf({})).toBe('pages next, words later, voice later, publish later')
  })

  it('go on with the first that is not done', () => {
    expect(statesOf({ ...withPages, pagesWithWords: 2 })).toBe('pages done, words next, voice later, publish later')
    expect(statesOf(withWords)).toBe('pages done, words done, voice next, publish later')
  })

  it('have a voice once its words have times', () => {
    const spoken = { ...withWords, hasAudio: true }
    expect(statesOf({ ...spoken, timedWords: 39 })).toBe('pages done, words done, voice next, publish later')
    expect(statesOf({ ...spoken, timedWords: 40 })).toBe('pages done, words done, voice done, publish next')
  })

  it('are done in a published book, and begin again at what is out of date', () => {
    const published = { ...withWords, hasAudio: true, timedWords: 40, published: true }
    expect(statesOf(published)).toBe('pages done, words done, voice done, publish done')
    expect(statesOf({ ...published, stale: new Set(['voice']) })).toBe(
      'pages done, words done, voice next, publish done',
    )
  })
})
