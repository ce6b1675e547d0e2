import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { loadAddress, type LoadMeasurement } from './load-address.ts'
import { makeLargeBook } from './make-large-book.ts'
import { measureUpload } from './measure-upload.ts'
import { readMemory } from './read-memory.ts'
import { startLectern, type StartedLectern } from './start-lectern.ts'
import { startProgram } from './start-program.ts'

const PresignedUpload = z.object({ url: z.string() })

const connections = 50
const seconds = 2
const rounds = 3
/** A chapter of a textbook: 1.6 MB of JSON, 19 kB compressed. */
const book = { pages: 24, wordsPerPage: 400 }
const compressed = 'Accept-Encoding: br'

/** Measures the throughput of the built server, against node:http alone, on its own book and data folder. */
export async function measureServer(report: (result: BenchResult) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  const dataFolder = join(folder, 'data')
  try {
    const first = await startLectern(dataFolder)
    const restMegabytes = await readMemory(first.child.pid)
    await first.stop()
    const server = await startLectern(dataFolder)
    try {
      report(atMost('first start until it answers', 's', first.seconds, 6))
      report(atMost('a later start until it answers', 's', server.seconds, 1.5))
      report(atMost('memory at rest, without PostgreSQL', 'MB', restMegabytes, 150))
      await measureCalls(server, folder, report)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureCalls(
  server: StartedLectern,
  folder: string,
  report: (result: BenchResult) => void,
): Promise<void> {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { bookId, chapterId, page } = await makeLargeBook(call, book)
  // First, since the load of the others grows the heap.
  const link = await call('POST', `/api/upload/${bookId}/presigned-url-audio?fileName=large.mp3`)
  const greatest = await measureUpload(server, PresignedUpload.parse(link).url)
  report(atMost('memory while it takes 500 MB', 'MB', greatest, 250))
  const bearer = `Authorization: Bearer ${server.token}`
  const published = `/books/data/${bookId}`
  const chapter = `/file/chapterData/${chapterId}`
  for (const { name, path, headers } of [
    { name: 'published book', path: published, headers: [] },
    { name: 'chapter of an author', path: chapter, headers: [bearer] },
  ]) {
    const plain = await compareWithPeer(server, folder, path, headers)
    report(ratio(`${name}, ${plain.size}`, plain.ours, { name: 'node:http', ...plain.peer }, 0.8))
    report(ratio(`${name}, known already (304)`, plain.known, { name: 'its 200', ...plain.ours }, 20))
    const small = await compareWithPeer(server, folder, path, [...headers, compressed])
    report(ratio(`${name}, ${small.size} compressed`, small.ours, { name: 'node:http', ...small.peer }, null))
    report(atMost(`${name}, compressed, 99 of 100 within`, 'ms', small.ours.p99Ms, 50))
  }
  const progress = { bookId, currentPageId: page.pageId, totalSecondsSpentOnCurrentPage: 10 }
  for (const { name, method, path, body } of [
    { name: 'a reader’s progress', method: 'POST', path: '/api/book/progress', body: progress },
    { name: 'a page of 400 words', method: 'PUT', path: '/page-variations/update-rect-data', body: [page] },
  ]) {
    const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', bearer].join('\r\n')
    const saved = await loadAddress({ port: server.port, head, body: JSON.stringify(body), connections, seconds })
    requireStatus([saved], 200, path)
    report({ ...atMost(`saving ${name}, 99 of 100 within`, 'ms', saved.p99Ms, Infinity), target: null })
    report(ratio(`saving ${name}`, saved, null, null))
  }
}

interface Compared {
  size: string
  ours: Figures
  peer: Figures
  known: Figures
}

type Figures = Pick<LoadMeasurement, 'responsesPerSecond' | 'p99Ms'>

/** Measures ours, node:http with the same bytes, and our 304, in turn; the best round of each counts. */
async function compareWithPeer(
  server: StartedLectern,
  folder: string,
  path: string,
  headers: readonly string[],
): Promise<Compared> {
  const { bytes, etag } = await readOnce(server.url + path, headers)
  const file = join(folder, 'bytes.json')
  await writeFile(file, bytes)
  const peer = await startProgram([join(import.meta.dirname, 'serve-bytes.ts'), file], /port (\d+)/)
  const peerPort = Number(peer.found[1])
  const head = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')
  try {
    const ours: LoadMeasurement[] = []
    const peers: LoadMeasurement[] = []
    const known: LoadMeasurement[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await loadAddress({ port: server.port, head, connections, seconds }))
      peers.push(await loadAddress({ port: peerPort, head, connections, seconds }))
      known.push(
        await loadAddress({ port: server.port, head: `${head}\r\nIf-None-Match: ${etag}`, connections, seconds }),
      )
    }
    requireStatus(ours, 200, path)
    requireStatus(known, 304, path)
    const size = `${Math.round(bytes.byteLength / 1000).toLocaleString('en')} kB`
    return { size, ours: best(ours), peer: best(peers), known: best(known) }
  } finally {
    await peer.stop()
  }
}

function best(measured: readonly LoadMeasurement[]): Figures {
  return {
    responsesPerSecond: Math.max(...measured.map(({ responsesPerSecond }) => responsesPerSecond)),
    p99Ms: Math.min(...measured.map(({ p99Ms }) => p99Ms)),
  }
}

/** @param targetRatio the required multiple of the peer's result; null if there is no target */
function ratio(
  name: string,
  ours: Figures,
  peer: (Figures & { name: string }) | null,
  targetRatio: number | null,
): BenchResult {
  const row = { name, unit: 'answers/s', ours: ours.responsesPerSecond, target: null }
  if (peer === null) return { ...row, peers: [], reached: true }
  const value = peer.responsesPerSecond
  const times = ours.responsesPerSecond / value
  return {
    ...row,
    peers: [{ name: peer.name, value, ratio: times, targetRatio }],
    reached: targetRatio === null || times >= targetRatio,
  }
}

function requireStatus(measured: readonly LoadMeasurement[], status: number, path: string): void {
  const others = measured.flatMap(({ statuses }) => [...statuses.keys()]).filter((one) => one !== status)
  if (others.length > 0) throw new Error(`${path} answered ${others.join(', ')} instead of ${status}`)
}

async function readOnce(url: string, headers: readonly string[]): Promise<{ bytes: Buffer; etag: string }> {
  const given = new Map(headers.map((header) => [header.split(': ', 1)[0] ?? '', header.replace(/^[^:]*: /, '')]))
  // The compressed bytes: fetch would decompress them.
  return new Promise((resolve, reject) => {
    get(url, { headers: Object.fromEntries(given) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), etag: response.headers.etag ?? '' }))
    }).on('error', reject)
  })
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
