import { BookData } from '@lectern/contracts/main'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let source: TestBackend
let target: TestBackend
let folder: string
beforeAll(async () => {
  source = await startTestBackend()
  target = await startTestBackend()
  folder = await mkdtemp(join(tmpdir(), 'lectern-library-'))
})
afterAll(async () => {
  await source.stop()
  await target.stop()
  await rm(folder, { recursive: true })
})

test('an exported book is imported elsewhere, published and equal; a second import skips it', async () => {
  const token = await source.signIn('author@example.org')
  const book = await makeTestBook(source, token, [['Hello', 'world.'], null])
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const pages = [{ pageVariationId: book.pages[0]?.variationId, textSegments: [{ text: 'Hello world.', ...voice }] }]
  const json = { ...voice, chapterId: book.chapterId, variation: 'en', pages }
  await source.call('POST', '/api/text-to-speech/stream', { token, json })
  const sentence = { pageVariationId: book.pages[0]?.variationId, text: 'Hello world.' }
  await source.call('PUT', '/api/text-to-speech/lock', { token, json: { ...json, sentence } })
  await source.call('PUT', `/books/${book.bookId}`, { token, json: { age_range: '6-8' } })
  const form = new FormData()
  form.set('cover', new Blob(['[null]']), 'owl.png')
  await source.call('POST', `/books/${book.bookId}/cover`, { token, form })
  const exported = await source.backend.library.exportBooks([book.bookId], folder)
  expect(exported).toMatchObject({ books: [{ title: 'A book', pages: 2 }] })
  expect(await readdir(join(folder, 'media'))).toHaveLength(7)

  const owner = await target.signIn('operator@example.org')
  const { id, domainId } = await target.backend.accounts.saveAccount({ email: 'operator@example.org', role: 'user' })
  const author = { userId: id, domainId }
  const { imported } = await target.backend.library.importFolder(folder, author)
  expect(imported).toMatchObject([{ title: 'A book' }])
  const { bookId } = first(imported)
  const there = BookData.parse((await target.call('GET', `/file/bookData/${bookId}`)).body)
  const here = BookData.parse((await source.call('GET', `/file/bookData/${book.bookId}/preview`, { token })).body)
  const shape = (data: typeof there) =>
    data.chapters.map((chapter) => [
      chapter.name,
      chapter.variations.map(({ variation, durationSeconds, voiceSettings }) => [
        variation,
        durationSeconds,
        voiceSettings,
      ]),
      chapter.pages.map((page) =>
        page.variations.map(({ rectData, imageWidth, textSource }) => [rectData, imageWidth, textSource]),
      ),
    ])
  expect(shape(there)).toEqual(shape(here))
  expect(there.bookInfo).toMatchObject({ age_range: '6-8' })
  expect((await target.call('GET', `/objects/published/${bookId}/book.json`)).body).toEqual(there)
  expect((await target.call('GET', there.bookInfo.cover_image ?? '')).text).toBe('image of owl.png page 1')
  const audio = await target.call('GET', first(first(there.chapters).variations).audio ?? '')
  expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  const working = await target.call('GET', `/books/${bookId}/chapters`, { token: owner })
  const variationId = Object(working.body)[0].variations[0].id
  const words = await target.call('GET', `/api/chapter-variation-words/${variationId}`, { token: owner })
  const pageVariationId = Object(working.body)[0].pages[0].variations[0].id
  expect(words.body).toMatchObject({ words: [{ word: 'Hello', start: 0, pageVariationId }, { word: 'world.' }] })
  const changed = { ...voice, voiceId: 'luz' }
  const cost = await target.call('POST', '/api/text-to-speech/cost', {
    token: owner,
    json: {
      ...changed,
      chapterId: Object(working.body)[0].id,
      variation: 'en',
      pages: [{ pageVariationId, textSegments: [{ text: 'Hello world.', ...changed }] }],
    },
  })
  expect(cost.body).toEqual({
    characters: 0,
    unspoken: [],
    locks: [{ pageVariationId, text: 'Hello world.', fits: true }],
  })

  expect(await target.backend.library.importFolder(folder, author)).toEqual({
    imported: [],
    skipped: [{ title: 'A book' }],
  })
  await target.call('DELETE', `/books/${bookId}`, { token: owner })
  expect((await target.backend.library.importFolder(folder, author)).imported).toEqual([])
})

test('an imported book that its author unpublished stays unpublished when the library is imported again', async () => {
  const owner = await target.signIn('cautious@example.org')
  const { id, domainId } = await target.backend.accounts.saveAccount({ email: 'cautious@example.org', role: 'user' })
  const path = join(folder, 'library.json')
  const text = await readFile(path, 'utf8')
  const archive = JSON.parse(text)
  archive.books[0].key = 'key of a book that is unpublished'
  await writeFile(path, JSON.stringify(archive))
  const { bookId } = first((await target.backend.library.importFolder(folder, { userId: id, domainId })).imported)
  expect((await target.call('DELETE', `/api/book/${bookId}/publish`, { token: owner })).status).toBe(200)
  expect((await target.backend.library.importFolder(folder, { userId: id, domainId })).imported).toEqual([])
  expect((await target.call('GET', `/file/bookData/${bookId}`)).status).toBe(404)
  await writeFile(path, text)
})

test('a library with a damaged file imports nothing of that book', async () => {
  const other = await startTestBackend()
  const [name = ''] = await readdir(join(folder, 'media'))
  const bytes = await readFile(join(folder, 'media', name))
  await writeFile(join(folder, 'media', name), 'damaged')
  const { id, domainId } = await other.backend.accounts.saveAccount({ email: 'operator@example.org', role: 'user' })
  await expect(other.backend.library.importFolder(folder, { userId: id, domainId })).rejects.toThrow('is damaged')
  expect((await other.call('GET', '/books/minimal/7')).body).toEqual([])
  await writeFile(join(folder, 'media', name), bytes)
  await other.stop()
})
