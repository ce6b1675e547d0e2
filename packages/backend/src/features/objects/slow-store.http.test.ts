import { EventEmitter, once } from 'node:events'
import { startS3Service, type S3Service } from '@lectern/s3-service'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pendingDeletions } from '../../entities/schema'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let service: S3Service
let server: TestBackend
let token: string
let otherAuthor: string
let book: TestBook
/** More books than there are connections, each of another author. */
let others: TestBook[]
beforeAll(async () => {
  service = await startS3Service()
  server = await startTestBackend({ bucket: { ...service, endpoint: service.origin } })
  token = await server.signIn('author@example.org')
  otherAuthor = await server.signIn('other-author@example.org')
})
afterAll(async () => {
  await server.stop()
  await service.close()
})
beforeEach(async () => {
  service.beforePut = () => Promise.resolve()
  book = await makeTestBook(server, token, [null, null])
  others = await Promise.all(Array.from({ length: 13 }, () => makeTestBook(server, otherAuthor, [null])))
})

/** Makes the store block uploads until it is released. */
function holdStore() {
  const gate = new EventEmitter()
  const [reached, opened] = [once(gate, 'reached'), once(gate, 'open')]
  service.beforePut = async () => {
    gate.emit('reached')
    await opened
  }
  return { reached, letGo: () => void gate.emit('open') }
}

const uploadTrack = (seconds: number) =>
  server.call('POST', `/chapters/${book.chapterId}/audio/upload`, {
    token,
    form: formOf({ variation: 'en' }, [{ part: 'file', bytes: sampleWav(seconds), fileName: 'track.wav' }]),
  })
const deletePage = (of: TestBook, as: string, index: number) =>
  server.call('DELETE', `/books/${of.bookId}/pages/${of.pages[index]?.pageId}`, { token: as })
const waiting = async () => (await server.database.select().from(pendingDeletions)).map(({ key }) => key)

/** Expects writes to the busy book and to others to succeed meanwhile. */
async function expectOthersToWrite(busy: TestBook) {
  const renamed = formOf({ variation: 'en', name: 'Meanwhile' })
  const statuses = await Promise.all([
    server.call('PUT', `/chapters/${busy.chapterId}/variation`, { token, form: renamed }),
    deletePage(book, token, 0),
    ...others.map((own) => deletePage(own, otherAuthor, 0)),
    server.call('POST', '/books', { token: otherAuthor, json: { title: 'Meanwhile', language: 'en' } }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, ...others.map(() => 200), 201])
}
test('a slow upload of a track blocks no other write, not even of the same book', async () => {
  const { reached, letGo } = holdStore()
  const uploaded = uploadTrack(2)
  await reached
  await expectOthersToWrite(book)
  letGo()
  expect(await uploaded).toMatchObject({ status: 200, body: { durationSeconds: 2 } })
  expect(await waiting()).toEqual([])
}, 15_000)

test('slowly copying a chapter blocks no other write, and the copy has its media', async () => {
  await uploadTrack(3)
  const target = await makeTestBook(server, token, [])
  const { reached, letGo } = holdStore()
  const path = `/file/clone-chapter?sourceChapterId=${book.chapterId}&targetBookId=${target.bookId}`
  const copied = server.call('POST', path, { token })
  await reached
  await expectOthersToWrite(target)
  letGo()
  const response = await copied
  expect(response.status).toBe(201)
  const [{ audio }] = Object(response.body).variations
  expect((await fetch(audio)).status).toBe(200)
  expect(await waiting()).toEqual([])
}, 15_000)

test('copying a chapter fails as a whole if its track changes meanwhile', async () => {
  await uploadTrack(4)
  const target = await makeTestBook(server, token, [])
  const { reached, letGo } = holdStore()
  const path = `/file/clone-chapter?sourceChapterId=${book.chapterId}&targetBookId=${target.bookId}`
  const copied = server.call('POST', path, { token })
  await reached
  service.beforePut = () => Promise.resolve()
  expect((await uploadTrack(5)).status).toBe(200)
  letGo()
  expect(await copied).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await waiting()).toEqual([])
  expect((await server.call('POST', path, { token })).status).toBe(201)
}, 15_000)
