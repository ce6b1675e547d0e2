import { readdirSync } from 'node:fs'
import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Service } from '@lectern/s3-service'
import { makeSmallDisk } from '../../testing/make-small-disk'
import { makeTestBook, pagesForm, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { signObjectUrl } from '../objects/sign-object-url'
import { deriveKey } from '../tokens/derive-key'

const disk = makeSmallDisk()
let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend({ fileSystem: disk.fileSystem })
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterAll(() => server.stop())

const upload = () =>
  server.call('POST', `/chapters/${book.chapterId}/pages/upload`, {
    token,
    form: pagesForm('en', [{ name: 'new.pdf', pages: [['More', 'words.']] }]),
  })
const putAudio = (name: string) => {
  const url = signObjectUrl(
    { key: `${book.bookId}/${name}`, method: 'PUT', expiresAt: 4_000_000_000, contentType: 'audio/mpeg' },
    deriveKey('the secret of the tests, long enough', 'object-links'),
  )
  return server.call('PUT', url, { raw: 'a recording', headers: { 'content-type': 'audio/mpeg' } })
}
const rename = () => server.call('PUT', `/books/${book.bookId}`, { token, json: { title: 'Another title' } })
const state = (path: string) => () => server.call('GET', path)
/** Results of checks are kept for a second. */
const filesIn = (folder: string) => readdirSync(`${server.dataFolder}/${folder}`)
const fullFolder = { status: 507, body: { code: 'disk-full', msg: expect.stringContaining('disk of the data folder') } }
const fullDatabase = { status: 507, body: { code: 'disk-full', msg: expect.stringContaining('disk of PostgreSQL') } }

test('uploads report a full disk, leave nothing behind, and succeed when there is space', async () => {
  disk.freeBytes = 0
  expect(await upload()).toMatchObject(fullFolder)
  expect(await putAudio('a.mp3')).toMatchObject(fullFolder)
  expect([filesIn('uploads'), filesIn('objects-incoming')]).toEqual([[], []])
  const unwell = { disk: { state: 'unwell', detail: 'the disk of the data folder is full' } }
  await expect.poll(state('/health')).toMatchObject({ status: 503, body: { status: 'unwell', parts: unwell } })
  // Books can still be read.
  await expect.poll(state('/ready')).toMatchObject({ status: 200, body: { status: 'ready', parts: unwell } })

  disk.freeBytes = Infinity
  expect((await upload()).status).toBe(200)
  expect((await putAudio('a.mp3')).status).toBe(200)
  await expect.poll(state('/health')).toMatchObject({ status: 200, body: { parts: { disk: { state: 'well' } } } })
})

test('a job on a full disk fails with a text that names the disk, and can be started again', async () => {
  const speak = async () => {
    const json = speechRequest('The lamp is lit.', book)
    const headers = { prefer: 'respond-async' }
    const started = await server.call('POST', '/api/text-to-speech/stream', { token, json, headers })
    expect(started.status).toBe(202)
    const { jobId } = JobAccepted.parse(started.body)
    const readJob = async () => Job.parse((await server.call('GET', `/api/jobs/${jobId}`, { token })).body)
    await expect.poll(async () => (await readJob()).state).not.toMatch(/queued|running/)
    return readJob()
  }
  disk.freeBytes = 0
  expect(await speak()).toMatchObject({
    state: 'failed',
    error: { code: 'disk-full', msg: expect.stringContaining('disk of the data folder') },
  })
  expect(filesIn('objects-incoming')).toEqual([])
  disk.freeBytes = Infinity
  expect(await speak()).toMatchObject({ state: 'succeeded', error: null })
})

test('saves name the full disk of PostgreSQL, and work when there is space', async () => {
  const { database } = server
  await database.execute(
    sql.raw(`create function fail_for_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`),
  )
  await database.execute(sql.raw('create trigger full_disk before update on books execute function fail_for_space()'))
  expect(await rename()).toMatchObject(fullDatabase)
  await database.execute(sql.raw('drop trigger full_disk on books'))
  expect((await rename()).status).toBe(200)
  await expect.poll(state('/health')).toMatchObject({ status: 200, body: { parts: { disk: { state: 'well' } } } })
})

test('a bucket that fails is answered with 503 and Retry-After', async () => {
  const { origin: endpoint, close, ...service } = await startS3Service()
  const another = await server.startAnother({ bucket: { endpoint, ...service } })
  await close()
  const response = await another.call('POST', `/chapters/${book.chapterId}/pages/upload`, {
    token,
    form: pagesForm('en', [{ name: 'new.pdf', pages: [['More', 'words.']] }]),
  })
  expect(response).toMatchObject({ status: 503, body: { code: 'store-away' } })
  expect(response.headers.get('retry-after')).toBe('1')
  await another.stop()
})
