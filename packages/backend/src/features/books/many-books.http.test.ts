import { BookSummary } from '@lectern/contracts/main'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readBookPage } from '@lectern/contracts/main'
import type { Caller } from '../../entities/rights/caller'
import { onlyRow } from '../../entities/failures/only-row'
import { seedBooks } from '../../testing/seed-books'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { selectBookPage } from './book-pages.repository'

const books = 100_000

let server: TestBackend
let token: string
let author: Caller
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  const { rows } = await server.database.execute<{ id: string; domainId: string }>(
    sql`select id, domain_id as "domainId" from users`,
  )
  const { id, domainId } = onlyRow(rows)
  author = { userId: Number(id), domainId: Number(domainId), email: 'author@example.org', role: 'user' }
  await seedBooks(server.database, { count: books, ...author, visibility: 'public', isPublished: true })
}, 180_000)
afterAll(() => server.stop())

async function list(query: Record<string, string>, as?: string) {
  const { status, body } = await server.call(
    'GET',
    `/books/minimal/7?${new URLSearchParams(query).toString()}`,
    as === undefined ? {} : { token: as },
  )
  expect(status).toBe(200)
  return z.array(BookSummary).parse(body)
}

const Plan = z.looseObject({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(Plan).default([])
  },
})

/** Counts the rows that the database reads from tables and indexes for a page. */
async function countRowsRead(query: Record<string, string>, caller: Caller | null): Promise<number> {
  const page = readBookPage({ limit: 50, ...query })
  const select = page && selectBookPage(caller, page)
  if (!select) throw new Error('the query asks for no page')
  const { rows } = await server.database.execute(sql`explain (analyze, format json) ${select}`)
  const plans = z.array(z.object({ Plan })).parse(onlyRow(rows)['QUERY PLAN'])
  const count = (plan: z.output<typeof Plan>): number =>
    plan.Plans.length > 0
      ? plan.Plans.reduce((sum, part) => sum + count(part), 0)
      : plan['Actual Loops'] *
        (plan['Actual Rows'] + plan['Rows Removed by Filter'] + plan['Rows Removed by Index Recheck'])
  return plans.reduce((sum, { Plan: plan }) => sum + count(plan), 0)
}

test('lists, searches and filters 100,000 books by pages, and reads few rows for each [SCALE-003]', async () => {
  const first = await list({ limit: '50' })
  expect(first).toHaveLength(50)
  expect(first[0]?.title).toBe('Book 1 of the Silent Lighthouse')
  const second = await list({ limit: '50', after: first.at(-1)?.cursor ?? '' })
  expect(second[0]?.title).toBe('Book 51 of the Hidden Lighthouse')
  const own = await list({ limit: '50', authored: 'true' }, token)
  expect(own.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(await list({ search: 'zurich SILENT' })).toHaveLength(0)
  expect(await list({ search: 'zurich lighthouse', limit: '200' })).toHaveLength(100)
  expect(await list({ search: 'book 99998 of' }, token)).toMatchObject([
    { title: 'Book 99998 of the Golden Lighthouse' },
  ])
  expect(await list({ language: 'es', limit: '200' })).toHaveLength(200)

  const byTitle = await list({ limit: '3', sort: 'title', authored: 'true' }, token)
  expect(byTitle.map(({ title }) => title.slice(0, 10))).toEqual(['Book 1 of ', 'Book 2 of ', 'Book 3 of '])

  const deep = { after: (await list({ search: 'book 90000 of' }))[0]?.cursor ?? '' }
  for (const caller of [null, author]) {
    expect(await countRowsRead({}, caller)).toBeLessThan(1000)
    expect(await countRowsRead(deep, caller)).toBeLessThan(1000)
    expect(await countRowsRead({ search: 'lighthouse' }, caller)).toBeLessThan(2000)
    expect(await countRowsRead({ search: 'zurich' }, caller)).toBeLessThan(2000)
    expect(await countRowsRead({ search: '99998' }, caller)).toBeLessThan(2000)
  }
  expect(await countRowsRead({ authored: 'true' }, author)).toBeLessThan(1000)
  const [middle] = await list({ search: 'book 50000 of', sort: 'title' })
  for (const locale of ['en', 'es']) {
    const sorted = { sort: 'title', locale }
    for (const place of [{}, { after: middle?.cursor ?? '' }]) {
      for (const caller of [null, author])
        expect(await countRowsRead({ ...sorted, ...place }, caller)).toBeLessThan(1000)
      expect(await countRowsRead({ ...sorted, ...place, authored: 'true' }, author)).toBeLessThan(1000)
    }
  }
}, 120_000)
