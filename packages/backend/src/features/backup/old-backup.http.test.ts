import { BookData, BookOutline, BookPart } from '@lectern/contracts/main'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateDatabase } from '../../platform/database/migrate-database'
import { openDatabase } from '../../platform/database/open-database'
import { createTestDatabase } from '../../platform/embedded-postgres'
import { createLogger } from '../../platform/logging/create-logger'
import { openObjectStore } from '../../platform/objects/open-object-store'
import { copyFirstMigrations, migrationsFolder } from '../../testing/copy-first-migrations'
import { first } from '../../testing/make-test-book'
import { startOn } from '../../testing/start-test-backend'
import { readManifest } from './backup-format'
import { restoreBackup } from './restore-backup'

const oldBackup = fileURLToPath(new URL('../../testing/old-backup', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-old-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('opens every book of an old backup with its words, times, pictures and sound', async () => {
  const connection = await createTestDatabase(inject('testServer'))
  const dataFolder = join(folder, 'data')
  const { pool, close } = openDatabase(connection, createLogger('silent'))
  // A backup is restored into its own schema, which the next start migrates.
  const { migrations } = await readManifest(oldBackup)
  await copyFirstMigrations(migrations.length, join(folder, 'migrations'))
  await migrateDatabase(pool, join(folder, 'migrations'))
  const objects = openObjectStore({ dataFolder, bucket: null, secret: new Uint8Array(32), now: () => new Date() })
  await restoreBackup({ pool, objects, folder: oldBackup, report: () => undefined })
  await migrateDatabase(pool, migrationsFolder)
  const { rows: books } = await pool.query<{ id: string }>('select id from books')
  await close()

  const server = await startOn(connection, dataFolder)
  try {
    expect(books).toHaveLength(1)
    const token = await server.signIn('author@lectern.local')
    const answer = await server.call('GET', `/file/bookData/${first(books).id}?includeRectData=true`, { token })
    const { bookInfo, chapters } = BookData.parse(answer.body)
    expect(bookInfo).toMatchObject({ title: 'The owl', visibility: 'public', published: true })
    const { pages, variations: narrations } = first(chapters)
    const variations = pages.map((page) => first(page.variations))
    expect(
      variations.map(({ rectData }) =>
        rectData?.rectsByWords?.map(({ word, startTime, endTime }) => [word, startTime, endTime]),
      ),
    ).toEqual([
      [
        ['The', 0, 0.113],
        ['owl', 0.113, 0.335],
        ['woke.', 0.335, 0.731],
      ],
      [
        ['She', 1.519, 1.705],
        ['flew', 1.705, 1.95],
        ['home.', 1.95, 2.36],
      ],
    ])
    // A publication of that version has no outline yet.
    const address = `/file/bookData/${first(books).id}`
    const published = BookData.parse((await server.call('GET', address)).body)
    const outline = BookOutline.parse((await server.call('GET', `${address}/outline`)).body)
    const parts = outline.parts.map(({ id }) => server.call('GET', `${address}/parts/${id}`))
    const inParts = (await Promise.all(parts)).flatMap(({ body }) => BookPart.parse(body).pages)
    expect(inParts).toEqual(published.chapters.flatMap((chapter) => chapter.pages))
    const media = [...variations.map((variation) => variation.pageImageLink), first(narrations).audio]
    for (const link of media) {
      const { pathname } = new URL(String(link), server.url)
      const response = await fetch(new URL(String(link), server.url))
      const received = Buffer.from(await response.arrayBuffer())
      const stored = await readFile(join(oldBackup, pathname))
      expect([response.status, received.equals(stored)]).toEqual([200, true])
    }
  } finally {
    await server.stop()
  }
})
