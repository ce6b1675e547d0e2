import { SentenceLocks, SpeechCost, SpeechTake } from '@lectern/contracts/app'
import { Chapter } from '@lectern/contracts/main'
import { OwnDictionary } from '@lectern/contracts/speech'
import { beforeEach, describe, expect, test } from 'vitest'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { sentenceLocks } from '../../entities/schema'
import { askAsEach } from '../../testing/ask-as-each'
import { mouse, owl, provideSpokenBook } from '../../testing/provide-spoken-book'

const prepared = provideSpokenBook()
const text = `${owl} ${mouse}`

const post = (path: string, json: object) => prepared.call('POST', `/api/text-to-speech/${path}`, json)
const sentence = (spoken: string) => ({ pageVariationId: prepared.book.pages[0]?.variationId, text: spoken })
const lock = (spoken: string, request: object = prepared.request(text)) =>
  prepared.call('PUT', '/api/text-to-speech/lock', { ...request, sentence: sentence(spoken) })
const locksPath = () => `/api/chapter-variation-locks/${prepared.book.chapterVariationId}`
const unlock = (spoken: string) => prepared.call('POST', `${locksPath()}/unlock`, sentence(spoken))
const cost = async (request: object) => SpeechCost.parse((await post('cost', request)).body)
const other = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }

describe('a locked sentence', () => {
  beforeEach(async () => {
    await prepared.generate(prepared.request(text))
    await lock(owl)
    prepared.server.script.spokenTexts = []
  })

  test('is never spoken anew, whatever voice and settings change, and costs nothing [TAKE-002]', async () => {
    // Texts of this test alone: takes are shared by their content.
    const [kept, free] = [`Kept in ${prepared.book.bookId}.`, `Free in ${prepared.book.bookId}.`]
    await prepared.generate(prepared.request(`${kept} ${free}`))
    expect((await lock(kept, prepared.request(`${kept} ${free}`))).status).toBe(200)
    prepared.server.script.spokenTexts = []
    const changed = prepared.request(`${kept} ${free}`, other)
    expect(await cost(changed)).toMatchObject({ characters: free.length, unspoken: [sentence(free)] })
    expect((await prepared.generate(changed)).characters).toBe(free.length)
    expect(prepared.server.script.spokenTexts).toEqual([free])
    const part = await post('targeted-text', {
      ...prepared.request(kept, { ...other, voiceSettings: {} }),
      nextText: 'More.',
    })
    expect(SpeechTake.parse(part.body).characters).toBe(0)
    expect(prepared.server.script.spokenTexts).toEqual([free])
  })

  test('keeps its take when a dictionary changes how its words are said', async () => {
    const name = `Owls of ${prepared.book.bookId}`
    const rules = [{ type: 'alias', string_to_replace: 'owl', alias: 'bird' }]
    const path = '/api/speech/pronunciation-dictionaries'
    const { id } = OwnDictionary.parse((await prepared.call('POST', path, { name, rules })).body)
    const request = { ...prepared.request(text), pronunciationDictionaries: [id] }
    expect(await cost(request)).toMatchObject({ characters: 0, unspoken: [] })
    await unlock(owl)
    expect(await cost(request)).toMatchObject({ characters: owl.length, unspoken: [sentence(owl)] })
  })

  test('is spoken with the changed voice after it is unlocked', async () => {
    expect(await unlock(owl)).toMatchObject({ status: 200, body: { success: true } })
    const changed = prepared.request(text, { ...other, voiceSettings: { speed: 0.9 } })
    const { locks, characters } = await cost(changed)
    expect([locks, characters]).toEqual([undefined, owl.length + mouse.length])
    await prepared.generate(changed)
    expect(prepared.server.script.spokenTexts.toSorted()).toEqual([mouse, owl].toSorted())
  })

  test('no longer fits when its text changes, which the cost says', async () => {
    const isFit = async (spoken: string) => (await cost(prepared.request(spoken))).locks
    expect(await isFit(text)).toEqual([{ ...sentence(owl), fits: true }])
    expect(await isFit('The owl was awake. It sees the mouse.')).toEqual([{ ...sentence(owl), fits: false }])
  })

  test('keeps its first take when it is locked again', async () => {
    const readTakes = async () =>
      (await readSentenceLocks(prepared.server.database, prepared.book.chapterVariationId)).map((one) => one.takeKey)
    const before = await readTakes()
    await unlock(owl)
    const changed = prepared.request(text, { ...other, voiceSettings: { speed: 1.2 } })
    await prepared.generate(changed)
    await lock(owl)
    expect((await lock(owl, changed)).status).toBe(200)
    expect(await readTakes()).toEqual(before)
    const { body } = await prepared.call('GET', locksPath())
    expect(SentenceLocks.parse(body).locks).toEqual([sentence(owl)])
  })

  test('fails, and is not spoken, if its take is missing from the store', async () => {
    await prepared.server.database.update(sentenceLocks).set({ takeKey: 'speech-cache/00/missing.bin' })
    expect(await post('stream', prepared.request(text))).toMatchObject({
      status: 422,
      body: { code: 'no-audio', msg: expect.stringContaining(owl) },
    })
    expect(prepared.server.script.spokenTexts).toEqual([])
  })

  test('stays locked in a copy of its chapter', async () => {
    const path = `/file/clone-chapter?sourceChapterId=${prepared.book.chapterId}&targetBookId=${prepared.book.bookId}`
    const copy = Chapter.parse((await prepared.call('POST', path)).body)
    const at = `/api/chapter-variation-locks/${copy.variations[0]?.id}`
    const { locks } = SentenceLocks.parse((await prepared.call('GET', at)).body)
    expect(locks).toEqual([{ pageVariationId: copy.pages[0]?.variations[0]?.id, text: owl }])
  })
})

describe('a sentence is not locked', () => {
  test('if it has not been spoken, or is not in the text', async () => {
    const unsaid = `Never said in ${prepared.book.bookId}.`
    expect(await lock(unsaid, prepared.request(unsaid))).toMatchObject({ status: 422, body: { code: 'no-audio' } })
    expect(await lock('Another.')).toMatchObject({ status: 422, body: { code: 'invalid-field', field: 'sentence' } })
  })

  test('by anyone but the authors of the book', async () => {
    const json = { ...prepared.request(text), sentence: sentence(owl) }
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    expect(await askAsEach(prepared.server, prepared.cast, 'PUT', '/api/text-to-speech/lock', { json })).toEqual(
      statuses,
    )
    expect(
      await askAsEach(prepared.server, prepared.cast, 'POST', `${locksPath()}/unlock`, { json: sentence(owl) }),
    ).toEqual(statuses)
    expect(await askAsEach(prepared.server, prepared.cast, 'GET', locksPath(), {})).toEqual(statuses)
  })
})
