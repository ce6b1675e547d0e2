import type { Partner } from '@lectern/contracts/configuration'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFramingOrigins } from './framing-origins'

const nobody: Omit<Partner, 'domainId' | 'allowedOrigins'> = { mode: null, color: null, returnLink: null }

function setUp() {
  const state = { books: new Map([[5, ['https://one.example']]]), fails: false, reads: 0, now: 0, warnings: 0 }
  state.books.set(6, ['https://lax.example'])
  const ask = createFramingOrigins({
    named: ['https://named.example', 'https://one.example'],
    partners: {
      ofBook: (bookId) => {
        state.reads += 1
        if (state.fails) return Promise.reject(new Error('gone'))
        const allowedOrigins = state.books.get(bookId)
        return Promise.resolve(allowedOrigins === undefined ? null : { ...nobody, domainId: bookId, allowedOrigins })
      },
    },
    logger: { warn: () => void (state.warnings += 1) },
    nowMs: () => state.now,
  })
  return { state, framing: (query: string) => ask(new URLSearchParams(query)) }
}
const named = ['https://named.example', 'https://one.example']

describe('who may frame the reader', () => {
  test('is named by the configuration and by the partner whose book is opened, each once', async () => {
    const { framing } = setUp()
    expect(await framing('book=5')).toEqual(named)
    expect(await framing('embed=1&book=6&page=3')).toEqual([...named, 'https://lax.example'])
  })

  test('is of the configuration alone without a book, and for one that is not there', async () => {
    const { framing } = setUp()
    for (const query of [
      '',
      'book=7',
      'book=',
      'book=x',
      'book=-6',
      'book=6.0',
      'book=6e0',
      'book=0x6',
      `book=${'9'.repeat(17)}`,
    ]) {
      expect([query, await framing(query)]).toEqual([query, named])
    }
  })

  test('is chosen by no other parameter, and by no address that names two books', async () => {
    const { framing } = setUp()
    for (const query of [
      'book=5&domain=6',
      'book=5&domainId=6',
      'domainId=6',
      'book=5&host=https%3A%2F%2Flax.example',
      'book=5&book=6',
      'book=6&book=5',
      'book=6&%62ook=5',
      'book=6&book',
      'book=6,5',
      'book[]=6',
      'BOOK=6',
      'book%00=6',
    ]) {
      expect([query, await framing(query)]).toEqual([query, named])
    }
  })

  test('is seen within ten seconds when the partner changes, without a start', async () => {
    const { state, framing } = setUp()
    await framing('book=6')
    state.books.set(6, ['https://two.example'])
    state.now = 9999
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(state.reads).toBe(1)
    state.now = 10_000
    expect(await framing('book=6')).toEqual([...named, 'https://two.example'])
  })

  test('is what was last known while the database does not answer, and the named alone for a book it has not told of', async () => {
    const { state, framing } = setUp()
    await framing('book=6')
    Object.assign(state, { fails: true, now: 20_000 })
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(await framing('book=5')).toEqual(named)
    expect(state.warnings).toBe(2)
  })

  test('is asked for once a second while the database does not answer, however many pages are asked for', async () => {
    const { state, framing } = setUp()
    state.fails = true
    for (state.now of [0, 1, 500, 999]) expect(await framing('book=6')).toEqual(named)
    expect([state.reads, state.warnings]).toEqual([1, 1])
    Object.assign(state, { now: 1000, fails: false })
    expect(await framing('book=6')).toContain('https://lax.example')
  })
})

/** Reads that are answered when the test says so. */
function setUpSlow() {
  const reads: { bookId: number; answer: (...origins: string[]) => void }[] = []
  const state = { now: 0, warnings: 0 }
  const ask = createFramingOrigins({
    named,
    partners: {
      ofBook: (bookId) =>
        new Promise((resolve) => {
          const answer = (...allowedOrigins: string[]) => resolve({ ...nobody, domainId: 6, allowedOrigins })
          reads.push({ bookId, answer })
        }),
    },
    logger: { warn: () => void (state.warnings += 1) },
    nowMs: () => state.now,
  })
  const wait = async (milliseconds: number) => {
    state.now += milliseconds
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  return { state, reads, wait, framing: (query: string) => ask(new URLSearchParams(query)) }
}

describe('anybody who asks for pages', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('has the database asked once in ten seconds for a book that is not there', async () => {
    const { state, framing } = setUp()
    for (let page = 0; page < 5; page++) expect(await framing('book=7')).toEqual(named)
    expect(state.reads).toBe(1)
    state.books.set(7, ['https://new.example'])
    state.now = 10_000
    expect(await framing('book=7')).toContain('https://new.example')
  })

  test('shares the answer with all who ask for the same book at the same time', async () => {
    const { reads, framing } = setUpSlow()
    const pages = [framing('book=6'), framing('book=6'), framing('book=6')]
    expect(reads).toHaveLength(1)
    reads[0]?.answer('https://lax.example')
    for (const page of pages) expect(await page).toContain('https://lax.example')
  })

  test('waits no longer than a second for a database that hangs, and then has what was last known', async () => {
    const { state, reads, wait, framing } = setUpSlow()
    const first = framing('book=6')
    reads[0]?.answer('https://lax.example')
    await first
    await wait(10_000)
    let page: readonly string[] | null = null
    void framing('book=6').then((origins) => (page = origins))
    await wait(999)
    expect(page).toBeNull()
    await wait(1)
    expect(page).toContain('https://lax.example')
    const unheard = framing('book=7')
    await wait(1000)
    expect(await unheard).toEqual(named)
    expect(state.warnings).toBe(2)
    // Who comes later does not wait again, and asks nothing of a database that has not answered yet.
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(reads).toHaveLength(3)
    await wait(10_000)
    void framing('book=6')
    expect(reads).toHaveLength(4)
  })

  test('never has an older answer put in the place of a newer one', async () => {
    const { reads, wait, framing } = setUpSlow()
    void framing('book=6')
    await wait(10_000)
    const newer = framing('book=6')
    reads[1]?.answer('https://new.example')
    expect(await newer).toContain('https://new.example')
    reads[0]?.answer('https://old.example')
    await wait(0)
    expect(await framing('book=6')).toEqual([...named, 'https://new.example'])
  })

  test('leaves no timer behind once there is an answer', async () => {
    const { framing } = setUp()
    await framing('book=6')
    expect(vi.getTimerCount()).toBe(0)
  })
})
