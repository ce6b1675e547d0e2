import { BookStaleness } from '@lectern/contracts/app'
import { BookData, BookOutline, BookPart } from '@lectern/contracts/main'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../platform/database/open-database'
import { createTestDatabase } from '../../platform/embedded-postgres'
import { createLogger } from '../../platform/logging/create-logger'
import { openObjectStore } from '../../platform/objects/open-object-store'
import { migrationsFolder } from '../../testing/copy-first-migrations'
import { first } from '../../testing/make-test-book'
import { startOn, type TestBackend } from '../../testing/start-test-backend'
import { restoreBackup } from './restore-backup'

const oldBackup = fileURLToPath(new URL('../../testing/old-backup', import.meta.url))
const owlId = 100_000
const henId = 100_001
const draftId = 100_002

let folder = ''
let server: TestBackend
let author = ''
let student = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-old-backup-'))
  const dataFolder = join(folder, 'data')
  const connection = await createTestDatabase(inject('testServer'))
  const { pool, close } = openDatabase(connection, createLogger('silent'))
  const objects = openObjectStore({ dataFolder, bucket: null, secret: new Uint8Array(32), now: () => new Date() })
  await restoreBackup({ pool, objects, folder: oldBackup, migrationsFolder, report: () => undefined })
  await close()
  server = await startOn(connection, dataFolder)
  author = await signIn('ann@example.org')
  student = await signIn('ben@example.org')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function signIn(email: string): Promise<string> {
  const json = { email, password: 'kept through it all', domainId: 1 }
  const { body } = await server.call('POST', '/auth/login', { json })
  return z.object({ accessToken: z.string() }).parse(body).accessToken
}

/** Reads JSON. Fails for any status but 200. */
async function read(path: string, token?: string): Promise<unknown> {
  const { status, body, text } = await server.call('GET', path, token === undefined ? {} : { token })
  expect([path, status, text]).toEqual([path, 200, text])
  return body
}

/** Expects a link to lead to the file that the backup has for it. */
async function expectStored(link: string | null | undefined): Promise<void> {
  const address = new URL(String(link), server.url)
  const response = await fetch(address)
  const received = Buffer.from(await response.arrayBuffer())
  const stored = await readFile(join(oldBackup, address.pathname))
  expect([address.pathname, response.status, received.equals(stored)]).toEqual([address.pathname, 200, true])
}

const owlWords = [
  ['The', 0, 0.113],
  ['owl', 0.113, 0.335],
  ['woke.', 0.335, 0.731],
  ['She', 1.519, 1.705],
  ['flew', 1.705, 1.95],
  ['home.', 1.95, 2.36],
]

const henWords = [
  ['A', 0, 0.061],
  ['hen', 0.061, 0.336],
  ['sat.', 0.336, 0.709],
]

function listWords({ chapters }: z.output<typeof BookData>): unknown[][] {
  const variations = chapters.flatMap(({ pages }) => pages.flatMap((page) => page.variations))
  return variations.flatMap(({ rectData }) =>
    (rectData?.rectsByWords ?? []).map(({ word, startTime, endTime }) => [word, startTime, endTime]),
  )
}

describe('an old backup that is restored', () => {
  test.each([
    ['a guest', owlId, 'The owl', () => undefined, owlWords],
    ['its author', henId, 'The hen', () => author, henWords],
  ])(
    'has its published book for %s, whole and in parts, with pictures and sound',
    async (_who, id, title, as, words) => {
      const address = `/file/bookData/${id}`
      const published = BookData.parse(await read(address, as()))
      expect(published.bookInfo).toMatchObject({ title, published: true })
      expect(listWords(published)).toEqual(words)
      // A publication of that version has no outline yet.
      const outline = BookOutline.parse(await read(`${address}/outline`, as()))
      const parts = await Promise.all(outline.parts.map((part) => read(`${address}/parts/${part.id}`, as())))
      const inParts = parts.flatMap((part) => BookPart.parse(part).pages)
      const withoutSignatures = (value: unknown) => JSON.stringify(value).replaceAll(/\?expires=[^"]*/g, '')
      const pages = published.chapters.flatMap((chapter) => chapter.pages)
      expect(withoutSignatures(inParts)).toBe(withoutSignatures(pages))
      for (const { variations } of pages) await expectStored(first(variations).pageImageLink)
      for (const { variations } of published.chapters) await expectStored(first(variations).audio)
      expect(await read(`${address}/search`, as())).toMatchObject({ pageIds: pages.map(({ pageId }) => pageId) })
    },
  )

  test('has the marks of a page, with their sound', async () => {
    const { chapters } = BookData.parse(await read(`/file/bookData/${owlId}`))
    const { popupTriggers, coachingPoints } = first(first(chapters).pages)
    expect(popupTriggers).toMatchObject([
      { id: 't1', title: { en: 'An owl', es: 'Un búho' }, externalLink: { en: 'https://zoo.example/owls' } },
    ])
    expect(coachingPoints).toMatchObject([{ id: 'c1', title: { en: 'Look here' } }])
    const [point] = z.array(z.object({ audioTracks: z.object({ en: z.string() }) })).parse(coachingPoints)
    const sound = await fetch(new URL(point?.audioTracks.en ?? '', server.url))
    expect([sound.status, (await sound.arrayBuffer()).byteLength]).toEqual([200, 1644])
  })

  test('has every book for its author, with words and times, changed ones and drafts too', async () => {
    const list = z.array(z.object({ id: z.number(), title: z.string() })).parse(await read('/books/minimal/1', author))
    expect(list.map(({ id, title }) => [id, title]).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [owlId, 'The owl'],
      [henId, 'The hens'],
      [draftId, 'A draft'],
    ])
    const preview = async (id: number) => BookData.parse(await read(`/file/bookData/${id}/preview`, author))
    expect(listWords(await preview(owlId))).toEqual(owlWords)
    expect(listWords(await preview(henId))).toEqual(henWords)
    expect(listWords(await preview(draftId))).toEqual([['Hola', 0, 0.5]])
    for (const { chapters } of [await preview(owlId), await preview(henId)]) {
      const { id } = first(chapters)
      expect(await read(`/chapters/${id}/page/details`, author)).toHaveLength(first(chapters).pages.length)
    }
  })

  test('has unknown states where that version stored no digests, and nothing is stale', async () => {
    for (const [id, publication] of [
      [owlId, 'unknown'],
      [henId, 'stale'],
    ] as const) {
      const staleness = BookStaleness.parse(await read(`/api/book/${id}/staleness`, author))
      expect(staleness).toMatchObject({ publication, chapters: [{ words: 'unknown', narration: 'unknown' }] })
      expect(staleness.chapters.map(({ times, pages }) => [times, pages])).toEqual([['unknown', []]])
    }
  })

  test('has what its reader did: note, place, settings, and an attempt at the quiz', async () => {
    expect(await read(`/api/note?bookId=${owlId}`, student)).toMatchObject([{ note: 'I like owls', pageId: 100_000 }])
    expect(await read(`/api/book/progress?bookId=${owlId}`, student)).toMatchObject({
      currentPageId: 100_001,
      totalSeconds: 12.5,
    })
    expect(await read('/api/settings', student)).toMatchObject({ theme: 'dark', activeWordColor: '#123456' })
    expect(await read('/quiz/user/100000', student)).toMatchObject({ title: 'About the owl', attemptsUsed: 1 })
    expect(await read('/quiz/results?quizId=100000', author)).toMatchObject({
      readers: [{ name: 'ben@example.org', submissions: [{ score: 1 }] }],
    })
  })

  test('has the glossary, and the dictionary that all authors of the domain may change', async () => {
    const words = await read('/word?lang=en', author)
    expect(JSON.stringify(words)).toContain('A bird that hunts at night.')
    const path = '/api/speech/pronunciation-dictionaries'
    expect(await read(path, author)).toMatchObject({ pronunciation_dictionaries: [{ name: 'Names', shared: true }] })
  })

  test('goes on: the author publishes again, and readers get the new publication', async () => {
    const json = { visibility: 'public', ifStale: 'refuse' }
    const { status, text } = await server.call('POST', `/api/book/${henId}/publish`, { token: author, json })
    expect([status, text]).toEqual([200, text])
    const { bookInfo } = BookData.parse(await read(`/file/bookData/${henId}`))
    expect(bookInfo.title).toBe('The hens')
  })
})
