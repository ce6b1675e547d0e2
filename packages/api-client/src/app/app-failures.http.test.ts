import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { respondAlways, type FixedResponseServer } from '../testing/respond-always'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { mainApi } from '../main'
import { speechApi } from '../speech'
import { alignFromChapter } from './align-from-chapter'
import { appApi } from './endpoints.gen'

const server = inject('server')
const { recognisePages, validateWord, setChapterAudio, getPageVariation, saveSettings } = appApi.endpoints
const { convertChapterAudio, speakTargetedText, speakQuizText } = appApi.endpoints
const images = { recognitionRequest: { images: [{ pageId: 1, pageVariationId: 1 }] } }

let author: TestClient
let other: FixedResponseServer | undefined
beforeAll(async () => {
  author = await signIn(server)
})
afterEach(() => {
  other?.stop()
  other = undefined
})

/** Creates a client of a fake server with this response to every call, which the real server never gives. */
async function createClientWithResponse(status: number, body: unknown): Promise<TestClient['store']> {
  other = await respondAlways(status, body)
  return createClient(other.url).store
}

test('treats a recognition with a message as failed, whatever its status [API-APP-003]', async () => {
  const { error } = await author.store.dispatch(recognisePages.initiate(images))
  expect(error).toMatchObject({ status: 404, msg: expect.stringMatching(/./) })
  const body = { ocrResults: [], msg: 'The provider had no time.' }
  const response = await (await createClientWithResponse(200, body)).dispatch(recognisePages.initiate(images))
  expect(response).toMatchObject({ error: { code: 'engine-failed', msg: body.msg, message: body.msg } })
  expect(response.data).toBeUndefined()
})

test('accepts a recognition without a message', async () => {
  const { data, error } = await (
    await createClientWithResponse(200, { ocrResults: [] })
  ).dispatch(recognisePages.initiate(images))
  expect([data, error]).toEqual([{ ocrResults: [] }, undefined])
})

test('treats a word as invalid when its validation returns an error response [API-APP-021]', async () => {
  const check = (store: TestClient['store'], word = 'price') =>
    store.dispatch(validateWord.initiate({ wordToValidate: { word, lang: 'en' } }))
  expect((await check(author.store)).data).toMatchObject({ isValid: true, validatedWord: 'price' })
  const invalid = { data: { isValid: false, validatedWord: null } }
  // The real server rejects a word without letters, and a caller who is not signed in.
  expect(await check(author.store, '')).toMatchObject(invalid)
  expect(await check(createClient(server.url).store)).toMatchObject(invalid)
  expect(await check(await createClientWithResponse(500, 'broken'))).toMatchObject(invalid)
})

test('fails the validation of a word on a network error', async () => {
  const closed = await respondAlways(200, {})
  closed.stop()
  const { error } = await createClient(closed.url).store.dispatch(
    validateWord.initiate({ wordToValidate: { word: 'price', lang: 'en' } }),
  )
  expect(error).toMatchObject({ code: 'network' })
})

test('reports a track name that could not be saved as an error with the status [API-APP-023]', async () => {
  const newBook = { title: 'Heidi', language: 'en' }
  const book = await author.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  const { id } = first(first(book.chapters).variations)
  const rename = (store: TestClient['store'], chapterVariationId = id) =>
    store.dispatch(setChapterAudio.initiate({ id: chapterVariationId, body: { audioFileName: 'never-uploaded.mp3' } }))
  for (const missing of [id, 999_999]) {
    const { data, error } = await rename(author.store, missing)
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ status: expect.any(Number), message: expect.stringMatching(/./) })
  }
  expect((await rename(await createClientWithResponse(503, ''))).error).toMatchObject({
    message: 'Failed to update chapter variation audio: Service Unavailable',
  })
})

test("uses the specification's message for a failure without a server message", async () => {
  const store = await createClientWithResponse(502, '<html>')
  expect((await store.dispatch(getPageVariation.initiate({ id: 1 }))).error).toMatchObject({
    message: 'Failed to fetch page variation',
  })
  const userSettingsWrite = {}
  expect((await store.dispatch(saveSettings.initiate({ domainId: 1, userSettingsWrite }))).error).toMatchObject({
    message: 'Error updating settings',
  })
})

test("uses the specification's messages for alignment, conversion, speech and dictionaries", async () => {
  const store = await createClientWithResponse(502, '<html>')
  const alignment = { chapterVariationId: 1, enabledSpooledFile: false, bookId: 1, editor: null, pageData: [] } as const
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const targetedSpeechRequest = { ...voice, chapterId: 1, variation: 'en', pages: [] }
  const quizSpeechRequest = { text: 'Who was it?', bookId: 1, voiceSettings: {} }
  const { listPronunciationDictionaries } = speechApi.endpoints
  const failed = [
    await store.dispatch(alignFromChapter(alignment)),
    await store.dispatch(convertChapterAudio.initiate({ id: 1 })),
    await store.dispatch(speakTargetedText.initiate({ targetedSpeechRequest })),
    await store.dispatch(speakQuizText.initiate({ quizSpeechRequest })),
    await store.dispatch(listPronunciationDictionaries.initiate()),
  ].map(({ error }) => error)
  expect(failed).toMatchObject(
    [
      'Failed to align audio',
      'Failed to convert WAV to MP3',
      'Failed to generate audio',
      'Failed to generate audio',
      'Failed to load pronunciation dictionaries',
    ].map((message) => ({ status: 502, message })),
  )
})
