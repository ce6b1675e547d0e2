import type { Partner } from '@lectern/contracts/configuration'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFramingOrigins } from './framing-origins'

const emptyPartner: Omit<Partner, 'domainId' | 'allowedOrigins'> = { mode: null, color: null, returnLink: null }

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
        return Promise.resolve(
          allowedOrigins === undefined ? null : { ...emptyPartner, domainId: bookId, allowedOrigins },
        )
      },
    },
    logger: { warn: () => void (state.warnings += 1) },
    nowMs: () => state.now,
  })
  return { state, framing: (query: string) => ask(new URLSearchParams(query)) }
}
const named = ['https://named.example', 'https://one.example']

describe('findFramingOrigins', () => {
  test("returns the configured origins and those of the book's partner, each once", async () => {
    const { framing } = setUp()
    expect(await framing('book=5')).toEqual(named)
    expect(await framing('embed=1&book=6&page=3')).toEqual([...named, 'https://lax.example'])
  })

  test('returns the configured origins only without a book and for a missing one', async () => {
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

  test('ignores other parameters and addresses with two books', async () => {
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

  test('follows a change of the partner within ten seconds, without a restart', async () => {
    const { state, framing } = setUp()
    await framing('book=6')
    state.books.set(6, ['https://two.example'])
    state.now = 9999
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(state.reads).toBe(1)
    state.now = 10_000
    expect(await framing('book=6')).toEqual([...named, 'https://two.example'])
  })

  test('uses the last known origins while the database fails, or the configured ones', async () => {
    const { state, framing } = setUp()
    await framing('book=6')
    Object.assign(state, { fails: true, now: 20_000 })
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(await framing('book=5')).toEqual(named)
    expect(state.warnings).toBe(2)
  })

  test('queries a failing database once a second for any number of requests', async () => {
    const { state, framing } = setUp()
    state.fails = true
    for (state.now of [0, 1, 500, 999]) expect(await framing('book=6')).toEqual(named)
    expect([state.reads, state.warnings]).toEqual([1, 1])
    Object.assign(state, { now: 1000, fails: false })
    expect(await framing('book=6')).toContain('https://lax.example')
  })
})

/** Database reads that the test resolves. */
function setUpSlow() {
  const reads: { bookId: number; respond: (...origins: string[]) => void }[] = []
  const state = { now: 0, warnings: 0 }
  const ask = createFramingOrigins({
    named,
    partners: {
      ofBook: (bookId) =>
        new Promise((resolve) => {
          const respond = (...allowedOrigins: string[]) => resolve({ ...emptyPartner, domainId: 6, allowedOrigins })
          reads.push({ bookId, respond })
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

describe('any number of requests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('query the database once in ten seconds for a missing book', async () => {
    const { state, framing } = setUp()
    for (let page = 0; page < 5; page++) expect(await framing('book=7')).toEqual(named)
    expect(state.reads).toBe(1)
    state.books.set(7, ['https://new.example'])
    state.now = 10_000
    expect(await framing('book=7')).toContain('https://new.example')
  })

  test('share one query for the same book', async () => {
    const { reads, framing } = setUpSlow()
    const pages = [framing('book=6'), framing('book=6'), framing('book=6')]
    expect(reads).toHaveLength(1)
    reads[0]?.respond('https://lax.example')
    for (const page of pages) expect(await page).toContain('https://lax.example')
  })

  test('wait at most a second for a hanging database, then use the last known origins', async () => {
    const { state, reads, wait, framing } = setUpSlow()
    const first = framing('book=6')
    reads[0]?.respond('https://lax.example')
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
    // Later requests neither wait nor query again while the first query is pending.
    expect(await framing('book=6')).toContain('https://lax.example')
    expect(reads).toHaveLength(3)
    await wait(10_000)
    void framing('book=6')
    expect(reads).toHaveLength(4)
  })

  test('wait five seconds in a frame while nothing is known of the book, because it would stay empty', async () => {
    const { state, reads, wait, framing } = setUpSlow()
    const frame = framing('embed=1&book=6')
    const page = framing('book=6')
    await wait(1000)
    expect(await page).toEqual(named)
    await wait(3999)
    reads[0]?.respond('https://lax.example')
    expect(await frame).toContain('https://lax.example')
    const unanswered = framing('embed=1&book=8')
    await wait(5000)
    expect(await unanswered).toEqual(named)
    expect(state.warnings).toBe(2)
    expect(vi.getTimerCount()).toBe(0)
    await wait(5001)
    const again = framing('embed=1&book=6')
    await wait(1000)
    expect(await again).toContain('https://lax.example')
  })

  test('never replace a newer result by an older one', async () => {
    const { reads, wait, framing } = setUpSlow()
    void framing('book=6')
    await wait(10_000)
    const newer = framing('book=6')
    reads[1]?.respond('https://new.example')
    expect(await newer).toContain('https://new.example')
    reads[0]?.respond('https://old.example')
    await wait(0)
    expect(await framing('book=6')).toEqual([...named, 'https://new.example'])
  })

  test('leave no timer after a result', async () => {
    const { framing } = setUp()
    await framing('book=6')
    expect(vi.getTimerCount()).toBe(0)
  })
})
