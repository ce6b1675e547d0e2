import { describe, expect, it } from 'vitest'
import { emptyGuideFacts as empty } from './empty-guide-facts.fixture'
import { guideAuthor, type GuideStep } from './guide-steps'

describe('the guide', () => {
  it('leads through every step in order', () => {
    const facts = [
      empty,
      { ...empty, pages: 2, pagesWithImage: 2 },
      { ...empty, pages: 2, pagesWithImage: 2, pagesWithWords: 2, words: 40 },
      { ...empty, pages: 2, pagesWithImage: 2, pagesWithWords: 2, words: 40, hasAudio: true },
      { ...empty, pages: 2, pagesWithImage: 2, pagesWithWords: 2, words: 40, hasAudio: true, timedWords: 40 },
    ]
    expect(facts.map((each) => guideAuthor(each).next)).toEqual(['pages', 'words', 'voice', 'sync', 'publish'])
  })

  it('returns to an earlier step that is open again and keeps later ones done', () => {
    const guide = guideAuthor({
      pages: 3,
      pagesWithImage: 3,
      pagesWithWords: 2,
      pagesBarelyRead: 0,
      hasAudio: true,
      words: 40,
      timedWords: 40,
      marks: 0,
      published: true,
      stale: new Set<GuideStep>(),
    })
    expect(guide.next).toBe('words')
    expect(guide.states).toEqual({
      pages: 'done',
      words: 'next',
      voice: 'done',
      sync: 'done',
      marks: 'optional',
      publish: 'done',
    })
  })

  it('shows a finished step as out of date and leads back to the first such step', () => {
    const done = {
      pages: 3,
      pagesWithImage: 3,
      pagesWithWords: 3,
      pagesBarelyRead: 0,
      hasAudio: true,
      words: 40,
      timedWords: 40,
      marks: 0,
      published: true,
    }
    const guide = guideAuthor({ ...done, stale: new Set<GuideStep>(['sync', 'voice', 'publish']) })
    expect(guide.next).toBe('voice')
    expect(guide.states).toEqual({
      pages: 'done',
      words: 'done',
      voice: 'stale',
      sync: 'stale',
      marks: 'optional',
      publish: 'stale',
    })
    const unfinished = guideAuthor({ ...done, timedWords: 30, stale: new Set<GuideStep>(['sync']) })
    expect(unfinished.states.sync).toBe('next')
  })

  it('completes recognition only when every page has words', () => {
    expect(guideAuthor({ ...empty, pages: 2, pagesWithImage: 2, pagesWithWords: 1, words: 9 }).states.words).toBe(
      'next',
    )
  })

  it('leaves recognition open while a page was barely read', () => {
    const read = { ...empty, pages: 2, pagesWithImage: 2, pagesWithWords: 2, words: 40 }
    expect(guideAuthor({ ...read, pagesBarelyRead: 1 }).states.words).toBe('next')
    expect(guideAuthor(read).states.words).toBe('done')
  })

  it('never suggests popups and tips, and counts their step as done when one exists', () => {
    const { next, states } = guideAuthor({ ...empty, pages: 1, pagesWithImage: 1, pagesWithWords: 1, hasAudio: true })
    expect([next, states.marks]).toEqual(['sync', 'optional'])
    expect(guideAuthor({ ...empty, marks: 2 }).states.marks).toBe('done')
  })
})
