import { beforeAll, expect, inject, test } from 'vitest'
import { appApi } from '../app'
import { quizApi } from '../quiz'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { mainApi } from './endpoints.gen'

const server = inject('server')
let author: TestClient
let bookId: number
let chapterId: number
beforeAll(async () => {
  author = await signIn(server)
  const newBook = { title: 'Heidi', language: 'en' }
  const book = await author.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  bookId = book.bookInfo.id
  chapterId = first(book.chapters).id
})

const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n'
const captions = (name: string) => new File([text], `${name}.vtt`)
const stored = { contentType: 'text/vtt; charset=utf-8', sizeBytes: text.length }

test('sends a file as a file, which the server stores', async () => {
  const upload = appApi.endpoints.uploadFile.initiate({ body: { file: [captions('owl')] } })
  const response = await author.store.dispatch(upload).unwrap()
  expect(response).toMatchObject(stored)
  expect(await (await fetch(new URL(response.url, server.url))).text()).toBe(text)
})

test('sends several files as parts of one form, with their names', async () => {
  const body = { files: [captions('en'), captions('es')] }
  const upload = mainApi.endpoints.uploadCoachingSubtitles.initiate({ id: bookId, n: '1', body })
  const { files } = await author.store.dispatch(upload).unwrap()
  expect(files.map(({ fileName }) => fileName)).toEqual(['en.vtt', 'es.vtt'])
})

test('sends a form without a file as a form, with text for each field', async () => {
  const change = mainApi.endpoints.updateChapterVariation.initiate({
    id: chapterId,
    chapterVariationForm: { variation: 'en', name: 'Ein Haus & ein Öhi' },
  })
  expect(await author.store.dispatch(change).unwrap()).toMatchObject({ variation: 'en', name: 'Ein Haus & ein Öhi' })
})

test('sends a field and a file together', async () => {
  const table = new File(['word,language,definition\nowl,en,A bird\n'], 'words.csv')
  const report = quizApi.endpoints.importWords.initiate({ body: { dryRun: 'true', file: [table] } })
  expect(await author.store.dispatch(report).unwrap()).toMatchObject({ dryRun: true, written: false, newWords: 1 })
})

test('sends the whole form again after a token refresh', async () => {
  const { session } = author
  const current = session.current()
  if (!current) throw new Error('the author is signed in')
  const forgetful = createClient(server.url)
  forgetful.session.signedIn({ ...current, accessToken: 'x.y.z' })
  const upload = appApi.endpoints.uploadFile.initiate({ body: { file: [captions('fox')] } })
  const { data, error } = await forgetful.store.dispatch(upload)
  expect(error).toBeUndefined()
  expect(data).toMatchObject(stored)
  expect(forgetful.sent.map(({ path }) => path)).toEqual(['/api/upload', '/api/auth/refreshtoken', '/api/upload'])
})
