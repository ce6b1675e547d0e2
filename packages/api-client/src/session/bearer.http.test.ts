import { beforeAll, expect, inject, test } from 'vitest'
import { appApi } from '../app'
import { mainApi } from '../main'
import { publishingApi } from '../publishing'
import { quizApi } from '../quiz'
import { speechApi } from '../speech'
import { respondAlways } from '../testing/respond-always'
import { first, signIn, type TestClient } from '../testing/create-client'

const server = inject('server')
let author: TestClient
let bookId: number
beforeAll(async () => {
  author = await signIn(server)
  const newBook = { title: 'Heidi', language: 'en' }
  bookId = (await author.store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()).bookInfo.id
})

/** Returns the authorization headers of the requests sent during `act`. */
async function sentBy(work: () => PromiseLike<unknown>): Promise<(string | null)[]> {
  author.sent.length = 0
  await work()
  expect(author.sent.length).toBeGreaterThan(0)
  return author.sent.map(({ authorization }) => authorization)
}

const bearer = () => `Bearer ${author.session.current()?.accessToken}`

test('sends the bearer token with calls of every backend [AUTH-001 AUTH-018]', async () => {
  const { dispatch } = author.store
  const calls: (() => PromiseLike<{ error?: unknown }>)[] = [
    () => dispatch(mainApi.endpoints.listChapters.initiate({ id: bookId })),
    () => dispatch(appApi.endpoints.getSettings.initiate({})),
    () => dispatch(quizApi.endpoints.listWords.initiate({})),
    () => dispatch(publishingApi.endpoints.exportAccount.initiate()),
    () => dispatch(speechApi.endpoints.listVoices.initiate()),
  ]
  for (const call of calls) {
    const responses: { error?: unknown }[] = []
    expect(await sentBy(async () => responses.push(await call()))).toEqual([bearer()])
    expect(first(responses).error).toBeUndefined()
  }
})

test('sends none with sign-in and refresh calls [AUTH-002]', async () => {
  const { dispatch } = author.store
  const credentials = server.author
  const calls: (() => PromiseLike<unknown>)[] = [
    () => dispatch(mainApi.endpoints.signIn.initiate({ credentials })),
    () => dispatch(publishingApi.endpoints.logIn.initiate({ credentials })),
    () => dispatch(publishingApi.endpoints.signUp.initiate({ signUp: { ...credentials, name: 'Heidi' } })),
    () => dispatch(publishingApi.endpoints.verifySignUp.initiate({ body: { token: 'no token' } })),
    () => dispatch(publishingApi.endpoints.forgotPassword.initiate({ body: { email: credentials.email } })),
    () => dispatch(publishingApi.endpoints.refreshPublishing.initiate({ body: { refreshToken: 'none' } })),
    () => dispatch(appApi.endpoints.refreshToken.initiate({ body: { refreshToken: 'none' } })),
    () => dispatch(appApi.endpoints.openSignInLink.initiate({ body: { token: 'none' } })),
  ]
  for (const call of calls) expect(await sentBy(call)).toEqual([null])
})

test('sends none with an upload to a pre-signed address, which succeeds [AUTH-002]', async () => {
  const presign = mainApi.endpoints.presignAudioUpload.initiate({ id: bookId, fileName: 'track.mp3' })
  const { url, method } = await author.store.dispatch(presign).unwrap()
  const upload = { method, headers: { 'content-type': 'audio/mpeg' }, body: new Uint8Array([0xff, 0xfb, 0x90, 0xc4]) }
  expect(await sentBy(() => author.session.fetch(new URL(url, server.url), upload))).toEqual([null])
})

test('sends none for stored files and voice samples [AUTH-002]', async () => {
  const captions = new File(['WEBVTT\n'], 'a.vtt')
  const upload = appApi.endpoints.uploadFile.initiate({ body: { file: [captions] } })
  const stored = await author.store.dispatch(upload).unwrap()
  const { voices } = await author.store.dispatch(speechApi.endpoints.listVoices.initiate()).unwrap()
  for (const path of [stored.url, first(voices).preview_url]) {
    const responses: Response[] = []
    const sent = await sentBy(async () => responses.push(await author.session.fetch(new URL(String(path), server.url))))
    expect([sent, first(responses).status]).toEqual([[null], 200])
  }
})

test('never sends the token to other hosts: a bucket, a CDN, a speech provider [AUTH-002]', async () => {
  const elsewhere = await respondAlways(401, {})
  for (const path of [
    '/bucket/published/7/book.json',
    '/ChapterAudios/track.mp3',
    '/v1/voices/ada/preview',
    '/books/7',
  ]) {
    expect(await sentBy(() => author.session.fetch(elsewhere.url + path))).toEqual([null])
  }
  const beginsAlike = elsewhere.url.replace('127.0.0.1', 'localhost')
  expect(await sentBy(() => author.session.fetch(`${beginsAlike}/books/7`))).toEqual([null])
  elsewhere.stop()
  expect(elsewhere.authorizations).toEqual([null, null, null, null, null])
  expect([author.session.current()?.email, author.ended.times]).toEqual([server.author.email, 0])
})
