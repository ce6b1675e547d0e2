import { BookGlossary, BookOutline } from '@lectern/contracts/main'
import { Word } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleWav } from '../../testing/sample-media'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { publishBooks } from '../../testing/publish-books'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let domainId: number
let token: string
let published: ReturnType<typeof publishBooks>
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())
beforeEach(async () => {
  domainId = await server.addDomain()
  token = await server.signIn(`author-${domainId}@example.org`, 'user', domainId)
  published = publishBooks(server, token)
})

const get = (path: string, as?: string) => server.call('GET', path, as === undefined ? {} : { token: as })
const glossaryPath = (book: TestBook, id: string) => `/file/bookData/${book.bookId}/glossary/${id}`

async function addWord(word: string, more: object = {}, as = token) {
  const definitions = [{ lang: 'en', text: `What ${word} means` }]
  const response = await server.call('POST', '/word', { token: as, json: { word, lang: 'en', definitions, ...more } })
  expect(response.status).toBe(201)
  return Word.parse(response.body)
}

/** Uploads a sound of a book and returns its link. */
async function uploadSound(book: TestBook): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([Uint8Array.from(sampleWav(1))]), 'a.wav')
  const response = await server.call('POST', `/books/${book.bookId}/coaching/1/audio`, { token, form })
  return /\/objects\/[\w./-]+/.exec(response.text)?.[0] ?? ''
}

async function readOutline(book: TestBook, as?: string) {
  return BookOutline.parse((await get(`/file/bookData/${book.bookId}/outline`, as)).body)
}

/** Returns the glossary of the current publication as a reader loads it; null without one. */
async function readGlossary(book: TestBook, as?: string) {
  const { glossary } = (await readOutline(book, as)).book
  if (glossary === undefined) return null
  const { words } = BookGlossary.parse((await get(glossaryPath(book, glossary.id), as)).body)
  expect(words).toHaveLength(glossary.wordCount)
  return words
}

const readStates = async (book: TestBook) =>
  z
    .object({ publication: z.string(), glossary: z.string() })
    .parse((await get(`/api/book/${book.bookId}/staleness`, token)).body)

const eruption = [['Two', 'volcanoes', 'spat', 'lava.']]

describe('publishing a book', () => {
  test('takes along the words that occur in it, in their forms, and no others of its domain', async () => {
    await addWord('volcano', {
      definitions: [
        { lang: 'en', text: 'A mountain' },
        { lang: 'es', text: 'Un monte' },
      ],
    })
    await addWord('secret')
    await addWord('lava', { lang: 'es' })
    await addWord('spit', { forms: ['spat'] })
    await server.call('POST', '/word', { token, json: { word: 'two', lang: 'en' } })
    const book = await makeTestBook(server, token, eruption)
    await published.publish(book, 'public')
    const words = await readGlossary(book)
    expect(words?.map(({ word }) => word)).toEqual(['volcano', 'spit'])
    expect(words?.[0]?.definitions).toMatchObject([
      { lang: 'en', text: 'A mountain', audio: null },
      { lang: 'es', text: 'Un monte' },
    ])
    expect(published.listObjects(book, 'glossary', '.json')).toHaveLength(1)
  })

  test('takes along the words of the book itself, and none of another book or domain', async () => {
    const book = await makeTestBook(server, token, eruption)
    const other = await makeTestBook(server, token, eruption)
    await addWord('volcano', { bookId: book.bookId })
    await addWord('lava', { bookId: other.bookId })
    const stranger = await server.signIn('stranger@example.org', 'user', await server.addDomain())
    await addWord('two', {}, stranger)
    await published.publish(book, 'public')
    expect((await readGlossary(book))?.map(({ word }) => word)).toEqual(['volcano'])
  })

  test('names no glossary without words, nor for those that stand in the glossary chapter alone', async () => {
    const book = await makeTestBook(server, token, eruption)
    await published.publish(book, 'public')
    expect((await readOutline(book)).book.glossary).toBeUndefined()
    await addWord('volcano')
    const renamed = await server.call('PUT', `/chapters/${book.chapterId}`, {
      token,
      json: { name: 'GLOSSARY' },
    })
    expect(renamed.status).toBe(200)
    await published.publish(book, 'public')
    expect(await readGlossary(book)).toBeNull()
  })

  test('copies the sounds of its own and its domain, and leaves out those of another book', async () => {
    const book = await makeTestBook(server, token, eruption)
    const other = await makeTestBook(server, token, eruption)
    const [own, foreign] = [await uploadSound(book), await uploadSound(other)]
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(sampleWav(1))]), 'a.wav')
    const shared = z.object({ url: z.string() }).parse((await server.call('POST', '/api/upload', { token, form })).body)
    const links = [own, foreign, shared.url, 'https://example.org/a.mp3']
    await addWord('lava', { definitions: links.map((audio) => ({ lang: 'en', text: audio, audio })) })
    await published.publish(book, 'domain')
    const student = await server.signIn(`student-${domainId}@example.org`, 'student', domainId)
    const audio = (await readGlossary(book, student))?.[0]?.definitions.map((definition) => definition.audio) ?? []
    expect(audio).toEqual([
      expect.stringMatching(/^\/objects\/published\/\d+\/media\/[0-9a-f]{40}\.\w+\?/),
      null,
      expect.stringMatching(/^\/objects\/published\/\d+\/media\/[0-9a-f]{40}\.\w+\?/),
      'https://example.org/a.mp3',
    ])
    for (const link of [audio[0], audio[2]]) expect((await get(link ?? '')).status).toBe(200)
  })
})

test('a preview has the words of a publication, with links that open, for authors alone', async () => {
  const book = await makeTestBook(server, token, eruption)
  const previewPath = `/file/bookData/${book.bookId}/preview/glossary`
  const read = async () => BookGlossary.parse((await get(previewPath, token)).body).words
  expect(await read()).toEqual([])
  await addWord('secret')
  await addWord('lava', { definitions: [{ lang: 'en', text: 'Molten rock', audio: await uploadSound(book) }] })
  const [lava, ...others] = await read()
  expect([lava?.word, others]).toEqual(['lava', []])
  expect((await get(lava?.definitions[0]?.audio ?? '')).status).toBe(200)
  await published.publish(book, 'public')
  expect((await readGlossary(book))?.map(({ id }) => id)).toEqual([lava?.id])
  const stranger = await server.signIn(`stranger-${domainId}@example.org`, 'user', await server.addDomain())
  const student = await server.signIn(`student-${domainId}@example.org`, 'student', domainId)
  const statuses = await Promise.all(
    [undefined, stranger, student].map(async (as) => (await get(previewPath, as)).status),
  )
  expect(statuses).toEqual([401, 403, 403])
})

test('the glossary is read by those who may read the book, and by nobody else', async () => {
  await addWord('lava')
  const book = await makeTestBook(server, token, eruption)
  const stranger = await server.signIn(`stranger-${domainId}@example.org`, 'user', await server.addDomain())
  const student = await server.signIn(`student-${domainId}@example.org`, 'student', domainId)
  await published.publish(book, 'public')
  const { glossary } = (await readOutline(book)).book
  const path = glossaryPath(book, glossary?.id ?? '')
  const objectPath = `/objects/published/${book.bookId}/glossary/${glossary?.id}.json`
  const seen = async () => {
    const statuses = [undefined, stranger, student, token].map(async (as) => (await get(path, as)).status)
    return [...(await Promise.all(statuses)), (await get(objectPath)).status]
  }
  expect(await seen()).toEqual([200, 200, 200, 200, 200])
  await published.show(book, 'domain')
  expect(await seen()).toEqual([404, 404, 200, 200, 404])
  await published.show(book, 'private')
  expect(await seen()).toEqual([404, 404, 404, 200, 404])
  expect((await get(glossaryPath(book, '0'.repeat(40)), token)).status).toBe(404)
})

test('listing the objects of a publication names its glossary', async () => {
  await addWord('lava')
  const book = await makeTestBook(server, token, eruption)
  await published.publish(book, 'public')
  const { glossary } = (await readOutline(book)).book
  const listing = await get(`/file/get-bucket-data?prefix=${book.bookId}`)
  expect(listing.text).toContain(`published/${book.bookId}/glossary/${glossary?.id}.json`)
})

test('a changed, added or deleted definition makes the publication stale until the next one', async () => {
  const lava = await addWord('lava')
  const book = await makeTestBook(server, token, eruption)
  await published.publish(book, 'public')
  const current = { publication: 'current', glossary: 'current' }
  const stale = { publication: 'stale', glossary: 'stale' }
  expect(await readStates(book)).toEqual(current)

  const change = { definitions: [{ lang: 'en', text: 'Molten rock' }] }
  await server.call('PUT', `/word/${lava.id}`, { token, json: change })
  expect(await readStates(book)).toEqual(stale)
  expect((await readGlossary(book))?.[0]?.definitions[0]?.text).toBe('What lava means')
  await published.publish(book, 'public')
  expect(await readStates(book)).toEqual(current)
  expect((await readGlossary(book))?.[0]?.definitions[0]?.text).toBe('Molten rock')

  await addWord('unseen')
  expect(await readStates(book)).toEqual(current)
  await addWord('volcano')
  expect(await readStates(book)).toEqual(stale)
  await published.publish(book, 'public')
  expect(await readStates(book)).toEqual(current)

  await server.call('DELETE', `/word/${lava.id}`, { token })
  expect(await readStates(book)).toEqual(stale)
  await published.publish(book, 'public')
  expect((await readGlossary(book))?.map(({ word }) => word)).toEqual(['volcano'])
})

test('the glossary of an earlier publication is still read by those who have that open', async () => {
  const lava = await addWord('lava')
  const book = await makeTestBook(server, token, eruption)
  await published.publish(book, 'public')
  const before = first([(await readOutline(book)).book.glossary])
  await server.call('DELETE', `/word/${lava.id}`, { token })
  await published.publish(book, 'public')
  expect((await readOutline(book)).book.glossary).toBeUndefined()
  expect((await get(glossaryPath(book, before?.id ?? ''))).status).toBe(200)
})
