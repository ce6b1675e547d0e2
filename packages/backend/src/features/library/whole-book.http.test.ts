import { BookData } from '@lectern/contracts/main'
import { Quiz, QuizSummary, Words } from '@lectern/contracts/quiz'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { first, makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz } from '../../testing/make-test-quiz'
import { formOf, samplePng, sampleWav } from '../../testing/sample-media'
import { speechRequest } from '../../testing/speech-request'
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

const mine = { fieldOfALaterVersion: { of: ['a client', null, 1.5] } }

/** Makes a published book with every kind of content; returns its id. */
async function makeFullBook(token: string): Promise<number> {
  const call = async (method: string, path: string, json: unknown) => {
    const response = await source.call(method, path, { token, json })
    expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])])
    return response
  }
  const send = async (method: string, path: string, form: FormData) => {
    const response = await source.call(method, path, { token, form })
    expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 201])])
    return Object(response.body)
  }
  const book = await makeTestBook(source, token, [['Hello', 'world.'], null])
  const { bookId, chapterId, chapterVariationId } = book
  const page = first(book.pages)
  await call('POST', '/api/text-to-speech/stream', speechRequest('Hello world.', book))
  const coaching = (kind: string, name: string, bytes: Uint8Array) =>
    send('POST', `/books/${bookId}/coaching/c1/${kind}`, formOf({}, [{ part: 'files', bytes, fileName: name }]))
  const sound = first((await coaching('audio', 'en.wav', sampleWav(1))).files as { link: string }[]).link
  const lines = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nLook\n')
  const texts = first((await coaching('subtitles', 'en.vtt', lines)).files as { link: string }[]).link
  const thumbnail = [{ part: 'thumbnail', bytes: samplePng('chapter'), fileName: 'a.png' }]
  await send('PUT', `/chapters/${chapterId}/variation`, formOf({ variation: 'en', name: 'One' }, thumbnail))
  const small = [{ part: 'thumbnail', bytes: samplePng('page'), fileName: 'b.png' }]
  await send(
    'POST',
    `/chapters/${chapterId}/page/${page.pageId}/variation/thumbnail`,
    formOf({ variation: 'en' }, small),
  )
  await call('PUT', `/chapters/${chapterId}`, {
    type: 'cover',
    ...mine,
    song: sound,
    variations: [
      {
        id: chapterVariationId,
        video: sound,
        posterLink: sound,
        videoFolderLink: 'https://films.example/folder',
        ...mine,
      },
    ],
  })
  await call('POST', `/books/${bookId}/chapters`, { name: 'Second', variation: 'es' })
  const rect = {
    id: 'w1',
    x: 1,
    y: 2,
    width: 3,
    height: 4,
    word: 'Hello',
    startTime: 0,
    endTime: 0.25,
    confidence: 0.9,
  }
  const rectData = { rects: [], rectsByWords: [{ ...rect, timing: { source: 'matched', loss: 0.1 } }], ...mine }
  const write = { pageId: page.pageId, variationId: page.variationId, variation: 'en', rectData }
  await call('PUT', '/page-variations/update-rect-data', [write])
  await call('POST', `/pages/${page.pageId}/content`, {
    name: 'Uno',
    popupTriggers: [
      { id: 't1', x: 1, title: { en: 'More' }, titleAudio: { en: sound }, isQuiz: true, haQuizId: 'ha-1', ...mine },
    ],
    coachingPoints: [{ id: 'c1', audioTracks: { en: sound }, subtitles: { en: texts }, ...mine }],
    variations: [{ id: page.variationId, name: 'Eins', altText: 'An owl', ...mine }],
    ...mine,
    backdrop: { link: sound },
  })
  await call('PUT', `/books/${bookId}`, {
    description: 'Of owls',
    identifier: 'isbn-1',
    theme_data: { primary_color: '#597dce', logo: 'kept' },
    categories: ['Birds'],
    series: ['Nights'],
    tags: ['owl', 'night'],
    ...mine,
  })
  await call('POST', `/books/${bookId}/creators`, [{ name: 'Ann', role: 'author' }, { name: 'Bob' }])
  await send(
    'POST',
    `/books/${bookId}/cover`,
    formOf({}, [{ part: 'cover', bytes: Buffer.from('[null]'), fileName: 'owl.png' }]),
  )
  const explained = {
    word: 'owl',
    lang: 'en',
    bookId,
    definitions: [
      { lang: 'en', text: 'A bird of the night.', audio: sound.split('?')[0], ...mine },
      { lang: 'de', text: 'Ein Vogel der Nacht.' },
    ],
    ...mine,
  }
  await call('POST', '/word', explained)
  const quiz = await makeTestQuiz(source, token, bookId, {
    haQuizId: 'ha-1',
    attemptsAllowed: 3,
    isOpenBook: true,
    showsAnswersToTestStudent: true,
    ...mine,
  })
  const uploaded = await send(
    'POST',
    '/api/upload',
    formOf({}, [{ part: 'file', bytes: sampleWav(2), fileName: 'owl.wav' }]),
  )
  const medium = { type: 'sound', url: uploaded.url, questionId: first(quiz.questions).id }
  await call('POST', '/quiz/media', medium)
  return bookId
}

/** Describes everything about a book, with file contents in place of links, without ids and revisions. */
async function describeBook(server: TestBackend, token: string, bookId: number): Promise<unknown> {
  const get = async (path: string) => {
    const response = await server.call('GET', path, { token })
    expect([path, response.status]).toEqual([path, 200])
    return response.body
  }
  const { bookInfo, chapters } = BookData.parse(await get(`/file/${bookId}`))
  const inCategories = z.array(z.object({ name: z.string() })).parse(await get(`/categories/withbook/${bookId}`))
  const creators = z
    .array(z.object({ name: z.string(), role: z.string().nullable() }))
    .parse(await get(`/books/${bookId}/creators`))
  const ids = new Map<number, string>()
  for (const [n, chapter] of chapters.entries())
    for (const [m, page] of chapter.pages.entries())
      for (const own of page.variations) ids.set(own.id, `page ${n}.${m} in ${own.variation}`)
  const words = []
  for (const own of chapters.flatMap(({ variations }) => variations)) {
    const all = Object(await get(`/api/chapter-variation-words/${own.id}`)).words as { pageVariationId: number }[]
    words.push(all.map(({ pageVariationId, ...word }) => ({ ...word, on: ids.get(pageVariationId) })))
  }
  const quizzes = []
  for (const { id } of z.array(QuizSummary).parse(await get(`/quiz?externalBookId=${bookId}`)))
    quizzes.push(Quiz.parse(await get(`/quiz/${bookId}?quizId=${id}`)))
  const { words: glossary } = Words.parse(await get('/word/all'))
  const { categories, ...info } = bookInfo
  expect(categories).toHaveLength(inCategories.length)
  const shown = {
    info,
    chapters,
    words,
    quizzes,
    glossary,
    inCategories: inCategories.map(({ name }) => name),
    creators,
  }
  return replaceLinks(server, JSON.parse(JSON.stringify(shown, withoutIds)))
}

const ownIds =
  /^(id|updatedAt|pageId|quizId|bookId|questionId|answerId|revision|published|publishedAt|publicationIsBehind|externalBookId)$/
const withoutIds = (name: string, value: unknown) =>
  ownIds.test(name) &&
  (typeof value !== 'string' || name === 'publishedAt' || name === 'updatedAt' || name === 'externalBookId')
    ? undefined
    : value

async function replaceLinks(server: TestBackend, value: unknown): Promise<unknown> {
  if (typeof value === 'string' && value.startsWith('/objects/')) {
    const response = await server.call('GET', value)
    return [response.headers.get('content-type'), response.status, response.status === 200 ? response.text : '']
  }
  if (Array.isArray(value)) return Promise.all(value.map((entry) => replaceLinks(server, entry)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([name, entry]) => [name, await replaceLinks(server, entry)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

test('a book imported on another server is equal, with its media, words and quizzes', async () => {
  const token = await source.signIn('author@example.org')
  const bookId = await makeFullBook(token)
  await source.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'domain' } })
  await source.backend.library.exportBooks([bookId], folder)
  const owner = await target.signIn('operator@example.org')
  const { id, domainId } = await target.backend.accounts.saveAccount({ email: 'operator@example.org', role: 'user' })
  // Its ids differ from those of the original.
  for (const title of ['First', 'Second']) await target.call('POST', '/books', { token: owner, json: { title } })
  const { imported } = await target.backend.library.importFolder(folder, { userId: id, domainId })
  const arrived = first(imported).bookId
  expect(arrived).not.toBe(bookId)
  const [here, there] = [await describeBook(source, token, bookId), await describeBook(target, owner, arrived)]
  expect(there).toEqual(here)
  const told = JSON.stringify(here)
  for (const part of ['fieldOfALaterVersion', 'isbn-1', 'Birds', 'Nights', 'Ann', 'secret-mice', 'WEBVTT', 'RIFF']) {
    expect([part, told.split(part).length > 1]).toEqual([part, true])
  }
  expect(told.split('fieldOfALaterVersion').length - 1).toBe(11)
  const text = await readFile(join(folder, 'library.json'), 'utf8')
  expect(text).not.toContain(`/objects/${bookId}/`)
  expect(text).not.toContain('/objects/domain-files/')
})

test('a word that the domain already has is not duplicated, and gets missing definitions', async () => {
  const token = await source.signIn('writer@example.org')
  const { bookId } = await makeTestBook(source, token, [null])
  const text = 'A bird of the night.'
  const definitions = [
    { lang: 'en', text },
    { lang: 'en', text: 'A wise animal.' },
  ]
  for (const word of ['owl', 'mouse']) {
    const made = await source.call('POST', '/word', { token, json: { word, lang: 'en', bookId, definitions } })
    expect(made.status).toBe(201)
  }
  const own = await mkdtemp(join(tmpdir(), 'lectern-library-'))
  await source.backend.library.exportBooks([bookId], own)

  const owner = await target.signIn('librarian@example.org')
  const { id, domainId } = await target.backend.accounts.saveAccount({ email: 'librarian@example.org', role: 'user' })
  const call = (method: string, path: string, json?: unknown) => target.call(method, path, { token: owner, json })
  await call('POST', '/word', { word: 'owl', lang: 'en', definitions: [{ lang: 'en', text }] })
  await call('POST', '/word', { word: 'owl', lang: 'de', definitions: [{ lang: 'de', text: 'Eule' }] })
  const { imported } = await target.backend.library.importFolder(own, { userId: id, domainId })
  await rm(own, { recursive: true })
  const { words } = Words.parse((await call('GET', '/word/all')).body)
  const told = words
    .filter(({ bookId: of }) => of === null || of === first(imported).bookId)
    .map((each) => [each.word, each.lang, each.bookId, each.definitions.map((one) => one.text)])
  expect(told).toEqual([
    ['mouse', 'en', first(imported).bookId, [text, 'A wise animal.']],
    ['owl', 'en', null, [text, 'A wise animal.']],
    ['owl', 'de', null, ['Eule']],
  ])
})
