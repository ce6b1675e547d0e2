import { SentenceLocks, SentenceTakes, SpeechGenerated } from '@lectern/contracts/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chapterWords, sentenceTakes } from '../../entities/schema'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend({ speechBudget: 100_000 })
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())
beforeEach(async () => {
  book = await makeTestBook(server, token, [null, null])
  server.script.spokenTexts = []
})

const text = 'The owl is awake. It sees the mouse.'
const [owl, mouse] = ['The owl is awake.', 'It sees the mouse.']
const slow = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }

const spokenBy = (spoken: string, voice: object = {}) => {
  const request = speechRequest(spoken, book)
  const pages = request.pages.map((page) => ({
    ...page,
    textSegments: page.textSegments.map((segment) => ({ ...segment, ...voice })),
  }))
  return { ...request, ...voice, pages }
}
const generate = async (request: object) =>
  SpeechGenerated.parse((await server.call('POST', '/api/text-to-speech/stream', { token, json: request })).body)
const path = () => `/api/chapter-variation-takes/${book.chapterVariationId}`
const list = async () => {
  const { body } = await server.call('GET', `${path()}?pageVariationId=${book.pages[0]?.variationId}`, { token })
  return SentenceTakes.parse(body)
}
const takesOf = async (sentence: string) => (await list()).takes.filter((take) => take.text === sentence)
const choose = (takeId: number | undefined, isLocked = true) =>
  server.call('POST', `${path()}/${takeId}/choose`, { token, json: { isLocked } })
const readWords = async () => {
  const { body } = await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })
  return Object(body).words as { word: string; start: number; end: number }[]
}
const readLocks = async () => {
  const { body } = await server.call('GET', `/api/chapter-variation-locks/${book.chapterVariationId}`, { token })
  return SentenceLocks.parse(body).locks
}

describe('the takes of a sentence', () => {
  beforeEach(async () => {
    await generate(spokenBy(text))
    server.script.secondsPerWord = 0.5
    await generate(spokenBy(text, slow))
    server.script.secondsPerWord = 0.25
    server.script.spokenTexts = []
  })

  test('are listed with their voice, the newest first, and the used one is named', async () => {
    const { hasTakes, takes } = await list()
    expect(hasTakes).toBe(true)
    expect(takes.map((take) => [take.text, take.voiceId, take.voiceSettings, take.isUsed])).toEqual([
      [mouse, 'luz', { speed: 0.8 }, true],
      [owl, 'luz', { speed: 0.8 }, true],
      [mouse, 'ada', {}, false],
      [owl, 'ada', {}, false],
    ])
  })

  test('are chosen and restored without a call to the voice, and the words get their times [TAKE-001]', async () => {
    const before = await readWords()
    const [now, former] = await takesOf(owl)
    const chosen = await choose(former?.id)
    expect(chosen).toMatchObject({ status: 200, body: { characters: 0, audioFileName: expect.stringMatching(/mp3$/) } })
    expect((await takesOf(owl)).map(({ isUsed }) => isUsed)).toEqual([false, true])
    expect((await takesOf(mouse)).map(({ isUsed }) => isUsed)).toEqual([true, false])
    const words = await readWords()
    expect(words.map(({ word }) => word)).toEqual(before.map(({ word }) => word))
    // The chosen take has half the length.
    expect([before[3]?.end, words[3]?.end]).toEqual([2, 1])
    const sound = await fetch(server.url + SpeechGenerated.parse(chosen.body).audioLink)
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    // Restored: the former take, as it was, without the lock.
    expect((await choose(now?.id, false)).status).toBe(200)
    expect(await readWords()).toEqual(before)
    expect(await readLocks()).toEqual([])
    expect(server.script.spokenTexts).toEqual([])
  })

  test('stay chosen when the chapter is generated again', async () => {
    const [, former] = await takesOf(owl)
    await choose(former?.id)
    expect(await readLocks()).toEqual([{ pageVariationId: book.pages[0]?.variationId, text: owl }])
    await generate(spokenBy(text, { ...slow, voiceSettings: { speed: 0.9 } }))
    expect(server.script.spokenTexts).toEqual([mouse])
    expect((await takesOf(owl)).map(({ isUsed }) => isUsed)).toEqual([false, true])
  })

  test('leave the narration current: its text and its voice are the same', async () => {
    const read = async () =>
      (await server.call('GET', `/api/chapter-variation-origin/${book.chapterVariationId}`, { token })).body
    const before = Object(await read()).origin
    const [, former] = await takesOf(owl)
    await choose(former?.id)
    const after = Object(await read()).origin
    expect(after.voice).toBe(before.voice)
    expect(after.pages.map(({ sentences }: { sentences: unknown }) => sentences)).toEqual(
      before.pages.map(({ sentences }: { sentences: unknown }) => sentences),
    )
  })

  test('are heard on their own', async () => {
    const [take] = await takesOf(owl)
    const { body } = await server.call('GET', `${path()}/${take?.id}`, { token })
    const sound = await fetch(server.url + Object(body).audioLink)
    expect(
      Buffer.from(await sound.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF')
  })

  test('are not put into a narration that is older than takes, and the list says so', async () => {
    const [, former] = await takesOf(owl)
    await server.database.update(chapterWords).set({ takes: null })
    expect((await list()).hasTakes).toBe(false)
    expect(await choose(former?.id)).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  })

  test('are known after the track is converted to MP3', async () => {
    await server.call('POST', `/api/chapter-variation-audio/${book.chapterVariationId}/convert`, { token })
    expect((await list()).hasTakes).toBe(true)
    const [, former] = await takesOf(owl)
    expect((await choose(former?.id)).status).toBe(200)
  })

  test('are not put into a narration without their sentence', async () => {
    const [take] = await takesOf(owl)
    await generate(spokenBy(mouse))
    expect(await choose(take?.id)).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  })

  test('are heard and chosen by the authors of the book only', async () => {
    const [take] = await takesOf(owl)
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    const at = `${path()}/${take?.id}`
    expect(await askAsEach(server, cast, 'GET', at, {})).toEqual(statuses)
    expect(await askAsEach(server, cast, 'POST', `${at}/choose`, { json: { isLocked: true } })).toEqual(statuses)
  })
})

test('a take that is missing from the store is said, and the narration stays as it is', async () => {
  await generate(spokenBy(text))
  const words = await readWords()
  const [take] = await takesOf(owl)
  const missing = { takeKey: 'speech-cache/00/missing.bin' }
  await server.database
    .update(sentenceTakes)
    .set(missing)
    .where(eq(sentenceTakes.id, Number(take?.id)))
  expect(await choose(take?.id)).toMatchObject({
    status: 422,
    body: { code: 'no-audio', msg: expect.stringContaining(owl) },
  })
  expect(await readWords()).toEqual(words)
  expect((await server.call('GET', `${path()}/${take?.id}`, { token })).status).toBe(422)
})
