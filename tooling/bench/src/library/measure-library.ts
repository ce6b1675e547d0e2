import { startTestCluster } from '@lectern/backend/embedded-postgres'
import { BookSummary } from '@lectern/contracts/main'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { readMemory, residentKilobytes } from '../server/read-memory.ts'
import { startLectern, type StartedLectern } from '../server/start-lectern.ts'
import { seedPublishedBooks, seedBooksOfPages } from './seed-library.ts'

const publishedBooks = 100_000
const calls = 40

/** Measures the built server on a library of long and of many books, with a database of its own. */
export async function measureLibrary(report: (result: BenchResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-library-'))
  const cluster = await startTestCluster()
  const { host, port = 5432, user, password, database } = cluster.connection
  const place = `${encodeURIComponent(host)}&port=${port}`
  const environment = {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${place}`,
  }
  const client = new Client({ ...cluster.connection })
  try {
    await (await startLectern(folder, environment)).stop()
    await client.connect()
    const empty = await startLectern(folder, environment)
    await empty.stop()
    await seedBooksOfPages(client, [...Array.from({ length: 1000 }, () => 10), 1000])
    const full = await startLectern(folder, environment)
    const atRest = await readMemory(full.child.pid)
    await full.stop()
    const times = full.seconds / empty.seconds
    report({
      ...atMost('start with 1,001 books, 11,000 pages', 's', full.seconds, 1.5),
      peers: [{ name: 'an empty library', value: empty.seconds, ratio: times, targetRatio: null }],
    })
    report(atMost('memory at rest with them, without PostgreSQL', 'MB', atRest, 150))
    await seedPublishedBooks(client, publishedBooks)
    const server = await startLectern(folder, environment)
    try {
      await measurePages(server, report)
    } finally {
      await server.stop()
    }
  } finally {
    await client.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePages(server: StartedLectern, report: (result: BenchResult) => void): Promise<void> {
  const bearer = { authorization: `Bearer ${server.token}` }
  const list = async (query: string, headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${server.url}/books/minimal/7?limit=48&${query}`, { headers })
    return z.array(BookSummary).parse(await response.json())
  }
  const first = await list('', {})
  const before = await residentKilobytes(server.child.pid ?? 0, 'VmRSS')
  const [deep] = await list('search=book 90000 of', {})
  for (const { name, query, bound, headers = {} } of [
    { name: 'first page of 100,000 books', query: '', bound: 50 },
    { name: 'first page, of an author', query: '', bound: 50, headers: bearer },
    { name: 'shelf of an author', query: 'authored=true', bound: 50, headers: bearer },
    { name: 'second page', query: `after=${first.at(-1)?.cursor}`, bound: 50 },
    { name: 'page behind 90,000 books', query: `after=${deep?.cursor}`, bound: 50 },
    { name: 'search for a rare word', query: 'search=zurich', bound: 150 },
    { name: 'search for a word of every title', query: 'search=lighthouse', bound: 150 },
    { name: 'search for two letters', query: 'search=zu', bound: 150 },
    { name: 'search without a hit', query: 'search=nowhere', bound: 150 },
    { name: 'search of an author', query: 'search=zurich', bound: 150, headers: bearer },
    { name: 'books in a rare language', query: 'language=es', bound: 150 },
  ]) {
    const times: number[] = []
    for (let call = 0; call < calls; call += 1) {
      const startedAt = performance.now()
      await list(query, headers)
      times.push(performance.now() - startedAt)
    }
    const median = times.toSorted((a, b) => a - b)[calls / 2] ?? Infinity
    report(atMost(`${name}, median`, 'ms', median, bound))
  }
  const after = await residentKilobytes(server.child.pid ?? 0, 'VmRSS')
  report(atMost(`memory that ${11 * calls} pages take`, 'MB', (after - before) / 1000, 60))
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
