import { describe, expect, test } from 'vitest'
import type { FoundHit } from './find-page-hits'
import { needsStrip } from './needs-strip'
import { startSearch, stepSearch, type SearchEvent, type SearchState } from './step-search'

const hitOn = (pageId: number, firstWord = 0): FoundHit => ({
  pageId,
  firstWord,
  lastWord: firstWord,
  language: 'en',
  direction: 'ltr',
  snippet: { before: '', hit: 'owl', after: '' },
})

/** Steps through events. Returns the last state and the kinds of all effects. */
function walk(events: readonly (SearchEvent | ((state: SearchState) => SearchEvent))[], from = startSearch('en')) {
  let state = from
  const effects = events.map((event) => {
    const step = stepSearch(state, typeof event === 'function' ? event(state) : event)
    state = step.state
    return step.effect
  })
  return { state, effects }
}
const typed = (text: string): SearchEvent => ({ kind: 'typed', text })
const found =
  (...pages: number[]) =>
  ({ run }: SearchState): SearchEvent => ({ kind: 'pages-found', run, pages })
const read =
  (...hits: FoundHit[]) =>
  ({ run, readCount, pages }: SearchState): SearchEvent => ({
    kind: 'pages-read',
    run,
    count: Math.min(8, pages.length - readCount),
    hits,
  })
const manyPages = Array.from({ length: 30 }, (_, index) => index)

describe('stepSearch', () => {
  test('finds the pages of a query, then reads their words', () => {
    const { state, effects } = walk([typed('owl'), found(1, 2), read(hitOn(1), hitOn(2))])
    expect(effects.map((effect) => effect?.kind)).toEqual(['find', 'read', undefined])
    expect([state.phase, state.hits.length, state.readCount]).toEqual(['ready', 2, 2])
  })

  test('reads no more pages than a view of hits needs, and more on demand', () => {
    const hits = Array.from({ length: 10 }, (_, word) => hitOn(1, word))
    const first = walk([typed('owl'), found(...manyPages), read(...hits), read(...hits)])
    expect(first.effects.map((effect) => effect?.kind)).toEqual(['find', 'read', 'read', undefined])
    expect(first.state.readCount).toBe(16)
    expect(walk([{ kind: 'more-wanted' }], first.state).effects[0]?.kind).toBe('read')
  })

  test('reads the last few pages at once, so that the number of hits is known', () => {
    const hits = Array.from({ length: 28 }, (_, word) => hitOn(1, word))
    const { effects } = walk([typed('owl'), found(...manyPages.slice(0, 14)), read(...hits), read()])
    expect(effects.map((effect) => effect?.kind)).toEqual(['find', 'read', 'read', undefined])
  })

  test('drops the results of an earlier query', () => {
    const { state } = walk([
      typed('owl'),
      typed('owls'),
      { kind: 'pages-found', run: 1, pages: [1] },
      { kind: 'pages-read', run: 1, count: 1, hits: [hitOn(1)] },
      { kind: 'failed', run: 1 },
    ])
    expect([state.phase, state.pages, state.hits]).toEqual(['finding', [], []])
  })

  test('searches for nothing while the query has no letter', () => {
    const { state, effects } = walk([typed('owl'), typed(' ?')])
    expect([effects[1], state.phase, state.query]).toEqual([null, 'idle', ''])
  })

  test('goes from hit to hit, from the last to the first and back', () => {
    const ready = walk([typed('owl'), found(1, 2), read(hitOn(1), hitOn(2))]).state
    const at = (...kinds: ('next-wanted' | 'previous-wanted')[]) =>
      walk(
        kinds.map((kind) => ({ kind })),
        ready,
      ).state
    expect(at('next-wanted').current).toBe(0)
    expect(at('next-wanted', 'next-wanted').current).toBe(1)
    expect(at('next-wanted', 'next-wanted', 'next-wanted')).toMatchObject({ current: 0, jumps: 3 })
    expect(at('next-wanted', 'previous-wanted').current).toBe(1)
    expect(at('previous-wanted').current).toBe(1)
  })

  test('reads on when the next hit is not known yet, and jumps when it is', () => {
    const hits = Array.from({ length: 20 }, (_, word) => hitOn(1, word))
    const ready = walk([typed('owl'), found(...manyPages), read(...hits), { kind: 'hit-chosen', index: 19 }]).state
    const asked = walk([{ kind: 'next-wanted' }], ready)
    expect([asked.effects[0]?.kind, asked.state.current]).toEqual(['read', 19])
    const empty = walk([read()], asked.state)
    expect(empty.effects[0]?.kind).toBe('read')
    expect(walk([read(hitOn(17))], empty.state).state).toMatchObject({ current: 20, isNextAwaited: false })
  })

  test('looks in the other languages when this one has no hit', () => {
    const none = walk([typed('owl'), found()])
    expect(none.effects[1]?.kind).toBe('find-elsewhere')
    const { state } = walk(
      [({ run }) => ({ kind: 'found-elsewhere', run, elsewhere: [{ language: 'es', pageCount: 3 }] })],
      none.state,
    )
    expect(state.elsewhere).toEqual([{ language: 'es', pageCount: 3 }])
    const other = walk([{ kind: 'language-chosen', language: 'es' }], state)
    expect(other.effects[0]).toMatchObject({ kind: 'find', query: 'owl', language: 'es' })
  })

  test('continues where it failed when it is retried', () => {
    const atStart = walk([typed('owl'), ({ run }) => ({ kind: 'failed', run }), { kind: 'retried' }])
    expect([atStart.state.phase, atStart.effects[2]?.kind]).toEqual(['finding', 'find'])
    const later = walk([typed('owl'), found(1), ({ run }) => ({ kind: 'failed', run }), { kind: 'retried' }])
    expect([later.state.phase, later.effects[3]?.kind]).toEqual(['reading', 'read'])
  })
})

describe('needsStrip', () => {
  test('is true beside the closed panel while hits are found or may be found', () => {
    const finding = walk([typed('owl')]).state
    const ready = walk([typed('owl'), found(1), read(hitOn(1))]).state
    expect([finding, ready].map(needsStrip)).toEqual([true, true])
    expect(needsStrip(walk([{ kind: 'panel-shown' }], ready).state)).toBe(false)
  })

  test('is false for a search that found nothing or failed', () => {
    const none = walk([typed('zebra'), found()]).state
    const failed = walk([typed('zebra'), ({ run }) => ({ kind: 'failed', run })]).state
    expect([startSearch('en'), none, failed].map(needsStrip)).toEqual([false, false, false])
  })
})
