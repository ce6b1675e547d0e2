import { SentenceLocks, SpeechCost, SpeechGenerated, SpeechTake } from '@lectern/contracts/app'
import { Chapter } from '@lectern/contracts/main'
import { OwnDictionary } from '@lectern/contracts/speech'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { sentenceLocks } from '../../entities/schema'
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

/** Every word of the stand-in takes 0.25 s; the text says nothing of the voice, which the requests change. */
const text = 'The owl is awake. It sees the mouse.'
const [owl, mouse] = ['The owl is awake.', 'It sees the mouse.']

const spokenBy = (spoken: string, voice: object = {}) => {
  const request = speechRequest(spoken, book)
  const pages = request.pages.map((page) => ({
    ...page,
    textSegments: page.textSegments.map((segment) => ({ ...segment, ...voice })),
  }))
  return { ...request, ...voice, pages }
}
const post = (path: string, json: object) => server.call('POST', `/api/text-to-speech/${path}`, { token, json })
const sentence = (spoken: string) => ({ pageVariationId: book.pages[0]?.variationId, text: spoken })
const lock = (spoken: string, request: object = spokenBy(text)) =>
  server.call('PUT', '/api/text-to-speech/lock', { token, json: { ...request, sentence: sentence(spoken) } })
const locksPath = () => `/api/chapter-variation-locks/${book.chapterVariationId}`
const unlock = (spoken: string) => server.call('POST', `${locksPath()}/unlock`, { token, json: sentence(spoken) })
const cost = async (request: object) => SpeechCost.parse((await post('cost', request)).body)
const generate = async (request: object) => SpeechGenerated.parse((await post('stream', request)).body)
const other = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }

describe('a locked sentence', () => {
  beforeEach(async () => {
    await generate(spokenBy(text))
    await lock(owl)
    server.script.spokenTexts = []
  })

  test('is never spoken anew, whatever voice and settings change, and costs nothing [TAKE-002]', async () => {
    // Texts of this test alone: takes are shared by their content.
    const [kept, free] = [`Kept in ${book.bookId}.`, `Free in ${book.bookId}.`]
    await generate(spokenBy(`${kept} ${free}`))
    expect((await lock(kept, spokenBy(`${kept} ${free}`))).status).toBe(200)
    server.script.spokenTexts = []
    const changed = spokenBy(`${kept} ${free}`, other)
    expect(await cost(changed)).toMatchObject({ characters: free.length, unspoken: [sentence(free)] })
    expect((await generate(changed)).characters).toBe(free.length)
    expect(server.script.spokenTexts).toEqual([free])
    const part = await post('targeted-text', { ...spokenBy(kept, { ...other, voiceSettings: {} }), nextText: 'More.' })
    expect(SpeechTake.parse(part.body).characters).toBe(0)
    expect(server.script.spokenTexts).toEqual([free])
  })

  test('keeps its take when a dictionary changes how its words are said', async () => {
    const name = `Owls of ${book.bookId}`
    const rules = [{ type: 'alias', string_to_replace: 'owl', alias: 'bird' }]
    const path = '/api/speech/pronunciation-dictionaries'
    const { id } = OwnDictionary.parse((await server.call('POST', path, { token, json: { name, rules } })).body)
    const request = { ...spokenBy(text), pronunciationDictionaries: [id] }
    expect(await cost(request)).toMatchObject({ characters: 0, unspoken: [] })
    await unlock(owl)
    expect(await cost(request)).toMatchObject({ characters: owl.length, unspoken: [sentence(owl)] })
  })

  test('is spoken with the changed voice after it is unlocked', async () => {
    expect(await unlock(owl)).toMatchObject({ status: 200, body: { success: true } })
    const changed = spokenBy(text, { ...other, voiceSettings: { speed: 0.9 } })
    const { locks, characters } = await cost(changed)
    expect([locks, characters]).toEqual([undefined, owl.length + mouse.length])
    await generate(changed)
    expect(server.script.spokenTexts.toSorted()).toEqual([mouse, owl].toSorted())
  })

  test('no longer fits when its text changes, which the cost says', async () => {
    const isFit = async (spoken: string) => (await cost(spokenBy(spoken))).locks
    expect(await isFit(text)).toEqual([{ ...sentence(owl), fits: true }])
    expect(await isFit('The owl was awake. It sees the mouse.')).toEqual([{ ...sentence(owl), fits: false }])
  })

  test('keeps its first take when it is locked again', async () => {
    const readTakes = async () =>
      (await readSentenceLocks(server.database, book.chapterVariationId)).map((one) => one.takeKey)
    const before = await readTakes()
    await unlock(owl)
    const changed = spokenBy(text, { ...other, voiceSettings: { speed: 1.2 } })
    await generate(changed)
    await lock(owl)
    expect((await lock(owl, changed)).status).toBe(200)
    expect(await readTakes()).toEqual(before)
    const { body } = await server.call('GET', locksPath(), { token })
    expect(SentenceLocks.parse(body).locks).toEqual([sentence(owl)])
  })

  test('fails, and is not spoken, if its take is missing from the store', async () => {
    await server.database.update(sentenceLocks).set({ takeKey: 'speech-cache/00/missing.bin' })
    expect(await post('stream', spokenBy(text))).toMatchObject({
      status: 422,
      body: { code: 'no-audio', msg: expect.stringContaining(owl) },
    })
    expect(server.script.spokenTexts).toEqual([])
  })

  test('stays locked in a copy of its chapter', async () => {
    const path = `/file/clone-chapter?sourceChapterId=${book.chapterId}&targetBookId=${book.bookId}`
    const copy = Chapter.parse((await server.call('POST', path, { token })).body)
    const at = `/api/chapter-variation-locks/${copy.variations[0]?.id}`
    const { locks } = SentenceLocks.parse((await server.call('GET', at, { token })).body)
    expect(locks).toEqual([{ pageVariationId: copy.pages[0]?.variations[0]?.id, text: owl }])
  })
})

describe('a sentence is not locked', () => {
  test('if it has not been spoken, or is not in the text', async () => {
    const unsaid = `Never said in ${book.bookId}.`
    expect(await lock(unsaid, spokenBy(unsaid))).toMatchObject({ status: 422, body: { code: 'no-audio' } })
    expect(await lock('Another.')).toMatchObject({ status: 422, body: { code: 'invalid-field', field: 'sentence' } })
  })

  test('by anyone but the authors of the book', async () => {
    const json = { ...spokenBy(text), sentence: sentence(owl) }
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(server, cast, 'PUT', '/api/text-to-speech/lock', { json })).toEqual(statuses)
    expect(await askAsEach(server, cast, 'POST', `${locksPath()}/unlock`, { json: sentence(owl) })).toEqual(statuses)
    expect(await askAsEach(server, cast, 'GET', locksPath(), {})).toEqual(statuses)
  })
})
