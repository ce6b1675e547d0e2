import type { Partner } from '@lectern/contracts/configuration'
import { describe, expect, test } from 'vitest'
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
})
