import { Chapter } from '@lectern/contracts/main'
import { SentenceLocks, SentenceTakes, SpeechGenerated } from '@lectern/contracts/app'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { chapterWords, sentenceTakes } from '../../entities/schema'
import { askAsEach } from '../../testing/ask-as-each'
import { mouse, owl, provideSpokenBook } from '../../testing/provide-spoken-book'

const prepared = provideSpokenBook()
const text = `${owl} ${mouse}`
const slow = { voiceId: 'luz', voiceSettings: { speed: 0.8 } }

const path = () => `/api/chapter-variation-takes/${prepared.book.chapterVariationId}`
const list = async () => {
  const { body } = await prepared.call('GET', `${path()}?pageVariationId=${prepared.book.pages[0]?.variationId}`)
  return SentenceTakes.parse(body)
}
const takesOf = async (sentence: string) => (await list()).takes.filter((take) => take.text === sentence)
const choose = (takeId: number | undefined, isLocked = true) =>
  prepared.call('POST', `${path()}/${takeId}/choose`, { isLocked })
const readWords = async () => {
  const { body } = await prepared.call('GET', `/api/chapter-variation-words/${prepared.book.chapterVariationId}`)
  return Object(body).words as { word: string; start: number; end: number }[]
}
const readLocks = async () => {
  const { body } = await prepared.call('GET', `/api/chapter-variation-locks/${prepared.book.chapterVariationId}`)
  return SentenceLocks.parse(body).locks
}

describe('the takes of a sentence', () => {
  beforeEach(async () => {
    await prepared.generate(prepared.request(text))
    prepared.server.script.secondsPerWord = 0.5
    await prepared.generate(prepared.request(text, slow))
    prepared.server.script.secondsPerWord = 0.25
    prepared.server.script.spokenTexts = []
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
    const sound = await fetch(prepared.server.url + SpeechGenerated.parse(chosen.body).audioLink)
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    // Restored: the former take, as it was, without the lock.
    expect((await choose(now?.id, false)).status).toBe(200)
    expect(await readWords()).toEqual(before)
    expect(await readLocks()).toEqual([])
    expect(prepared.server.script.spokenTexts).toEqual([])
  })

  test('stay chosen when the chapter is generated again', async () => {
    const [, former] = await takesOf(owl)
    await choose(former?.id)
    expect(await readLocks()).toEqual([{ pageVariationId: prepared.book.pages[0]?.variationId, text: owl }])
    await prepared.generate(prepared.request(text, { ...slow, voiceSettings: { speed: 0.9 } }))
    expect(prepared.server.script.spokenTexts).toEqual([mouse])
    expect((await takesOf(owl)).map(({ isUsed }) => isUsed)).toEqual([false, true])
  })

  test('leave the narration current: its text and its voice are the same', async () => {
    const read = async () =>
      (await prepared.call('GET', `/api/chapter-variation-origin/${prepared.book.chapterVariationId}`)).body
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
    const { body } = await prepared.call('GET', `${path()}/${take?.id}`)
    const sound = await fetch(prepared.server.url + Object(body).audioLink)
    expect(
      Buffer.from(await sound.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF')
  })

  test('are not put into a narration that is older than takes, and the list says so', async () => {
    const [, former] = await takesOf(owl)
    await prepared.server.database.update(chapterWords).set({ takes: null })
    expect((await list()).hasTakes).toBe(false)
    expect(await choose(former?.id)).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  })

  test('are known after the track is converted to MP3', async () => {
    await prepared.call('POST', `/api/chapter-variation-audio/${prepared.book.chapterVariationId}/convert`)
    expect((await list()).hasTakes).toBe(true)
    const [, former] = await takesOf(owl)
    expect((await choose(former?.id)).status).toBe(200)
  })

  test('are not put into a narration without their sentence', async () => {
    const [take] = await takesOf(owl)
    await prepared.generate(prepared.request(mouse))
    expect(await choose(take?.id)).toMatchObject({ status: 422, body: { code: 'no-audio' } })
  })

  test('grow by another one of the same voice and settings, which is paid for once, also if locked', async () => {
    const speak = (take: number) =>
      prepared.call('POST', '/api/text-to-speech/targeted-text', { ...prepared.request(owl, slow), take })
    expect(await speak(2)).toMatchObject({ status: 200, body: { characters: owl.length } })
    expect(await speak(2)).toMatchObject({ status: 200, body: { characters: 0 } })
    const [another] = await takesOf(owl)
    expect(another).toMatchObject({ voiceId: 'luz', voiceSettings: { speed: 0.8 }, isUsed: false })
    await choose(another?.id)
    expect((await takesOf(owl)).map(({ isUsed }) => isUsed)).toEqual([true, false, false])
    expect(await speak(3)).toMatchObject({ status: 200, body: { characters: owl.length } })
    expect(await takesOf(owl)).toHaveLength(4)
  })

  test('are kept by a copy of the chapter, whose narration can have each of them', async () => {
    const { chapterId, bookId } = prepared.book
    const clone = `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookId}`
    const copy = Chapter.parse((await prepared.call('POST', clone)).body)
    const at = `/api/chapter-variation-takes/${copy.variations[0]?.id}`
    const read = async () => {
      const { body } = await prepared.call('GET', `${at}?pageVariationId=${copy.pages[0]?.variations[0]?.id}`)
      const { hasTakes, takes } = SentenceTakes.parse(body)
      return { hasTakes, takes: takes.filter((take) => take.text === owl) }
    }
    const { hasTakes, takes } = await read()
    expect(hasTakes).toBe(true)
    const toFacts = ({ voiceId, isUsed, createdAt }: (typeof takes)[number]) => [voiceId, isUsed, createdAt]
    expect(takes.map(toFacts)).toEqual((await takesOf(owl)).map(toFacts))
    expect((await prepared.call('POST', `${at}/${takes[1]?.id}/choose`, { isLocked: true })).status).toBe(200)
    expect((await read()).takes.map(({ isUsed }) => isUsed)).toEqual([false, true])
  })

  test('are heard and chosen by the authors of the book only', async () => {
    const [take] = await takesOf(owl)
    const statuses = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
    const at = `${path()}/${take?.id}`
    expect(await askAsEach(prepared.server, prepared.cast, 'GET', at, {})).toEqual(statuses)
    expect(
      await askAsEach(prepared.server, prepared.cast, 'POST', `${at}/choose`, { json: { isLocked: true } }),
    ).toEqual(statuses)
  })
})

test('a take that is missing from the store is said, and the narration stays as it is', async () => {
  await prepared.generate(prepared.request(text))
  const words = await readWords()
  const [take] = await takesOf(owl)
  const missing = { takeKey: 'speech-cache/00/missing.bin' }
  await prepared.server.database
    .update(sentenceTakes)
    .set(missing)
    .where(eq(sentenceTakes.id, Number(take?.id)))
  expect(await choose(take?.id)).toMatchObject({
    status: 422,
    body: { code: 'no-audio', msg: expect.stringContaining(owl) },
  })
  expect(await readWords()).toEqual(words)
  expect((await prepared.call('GET', `${path()}/${take?.id}`)).status).toBe(422)
})
