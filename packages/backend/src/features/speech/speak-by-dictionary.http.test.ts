import { SpeechGenerated } from '@lectern/contracts/app'
import { OwnDictionary } from '@lectern/contracts/speech'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SpeechRequest } from '../../ports/index'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { speechRequest } from '../../testing/speech-request'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
let sent: SpeechRequest[] = []
let asked = ''
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
  server.script.beforeSpeaking = (request) => {
    sent.push(request)
    return Promise.resolve()
  }
})
afterAll(() => server.stop())
let chapters = 0
beforeEach(() => {
  chapters += 1
  sent = []
  server.script.dictionaries = [{ id: 'x1', name: 'At the provider', latestVersionId: 'v1', rules: 3 }]
  server.script.failingDictionaries = null
  for (const model of server.script.models) Object.assign(model, { honours_phoneme_rules: true })
  server.script.models.forEach((model) => Object.assign(model, { uses_neighbouring_text: false }))
})

const alias = (word: string, said: string) => ({ type: 'alias', string_to_replace: word, alias: said })
const phoneme = { type: 'phoneme', string_to_replace: 'Worcester', phoneme: 'ˈwʊstə', alphabet: 'ipa' }
const dictionaries = '/api/speech/pronunciation-dictionaries'

async function makeDictionary(rules: object[], name = 'Names') {
  return OwnDictionary.parse((await server.call('POST', dictionaries, { token, json: { name, rules } })).body)
}
const change = (id: string, rules: object[]) => server.call('PUT', `${dictionaries}/${id}`, { token, json: { rules } })
/** Returns sentences that no other test speaks. */
const own = (text: string) => text.replaceAll('.', ` ${chapters}.`)
async function speak(text: string, pronunciationDictionaries: string[], path = '/api/text-to-speech/stream') {
  sent = []
  asked = own(text)
  const json = { ...speechRequest(asked, book), pronunciationDictionaries }
  return server.call('POST', path, { token, json })
}
/** In the order of the text: several sentences are spoken simultaneously, in any order. */
const sentTexts = () => sent.map(({ text }) => text).toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b))

describe('speech with pronunciation dictionaries', () => {
  test.each([
    ['engine-failed', 502, 'engine-failed'],
    ['rate-limited', 503, 'provider-busy'],
    ['bad-credentials', 502, 'provider-refused'],
  ] as const)(
    "reports %s of a provider's dictionaries, while our own need no provider",
    async (failure, status, code) => {
      server.script.failingDictionaries = failure
      const msg = expect.stringMatching(/"x1" lies with the provider.* Try again in a few minutes\. Or choose none/)
      expect(await speak('It is away.', ['x1'])).toMatchObject({ status, body: { code, msg } })
      const { id } = await makeDictionary([alias('UN', 'United Nations')], failure)
      expect((await speak('The UN is not.', [id])).status).toBe(200)
      const { status: listed, body } = await server.call('GET', dictionaries, { token })
      expect([listed, body]).toEqual([
        200,
        { pronunciation_dictionaries: expect.arrayContaining([expect.objectContaining({ id })]) },
      ])
    },
  )

  test("sends the rules of each dictionary with its version, in order, the provider's too", async () => {
    const { id, latest_version_id: versionId } = await makeDictionary([alias('UN', 'United Nations')])
    expect((await speak('The UN met.', ['x1', id])).status).toBe(200)
    expect(sent).toMatchObject([
      {
        dictionaries: [
          { origin: 'provider', id: 'x1', versionId: 'v1' },
          { origin: 'own', id, versionId, name: 'Names', rules: [alias('UN', 'United Nations')] },
        ],
      },
    ])
    const words = await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })
    expect(Object(words.body).words.map(({ word }: { word: string }) => word)).toContain('UN')
  })

  test('also applies to a part of a chapter', async () => {
    const { id } = await makeDictionary([phoneme])
    expect((await speak('To Worcester.', [id], '/api/text-to-speech/targeted-text')).status).toBe(200)
    expect(sent).toMatchObject([{ dictionaries: [{ id, rules: [phoneme] }] }])
  })

  test('refuses a missing dictionary, one of another domain and a fourth one by name', async () => {
    const foreign = await server.signIn('foreign@example.org', 'user', await server.addDomain())
    const theirs = await server.call('POST', dictionaries, { token: foreign, json: { name: 'Theirs' } })
    for (const id of ['nothing', 'own-1', OwnDictionary.parse(theirs.body).id]) {
      expect(await speak('Never said.', [id])).toMatchObject({
        status: 422,
        body: { field: 'pronunciationDictionaries', msg: expect.stringContaining(`"${id}"`) },
      })
    }
    const ids = await Promise.all([1, 2, 3, 4].map(async (number) => (await makeDictionary([], `No. ${number}`)).id))
    expect(await speak('Never said.', ids)).toMatchObject({ status: 422, body: { field: 'pronunciationDictionaries' } })
    expect(sent).toEqual([])
  })

  test('reports phoneme rules that the model ignores, and none if the model follows all', async () => {
    const others = ['Leicester', 'he', 'worcester'].map((word) => ({ ...phoneme, string_to_replace: word }))
    const { id } = await makeDictionary([phoneme, ...others, alias('UN', 'U N')])
    const heeded = SpeechGenerated.parse((await speak('The UN in Worcester.', [id])).body)
    expect(heeded).not.toHaveProperty('skippedRules')
    for (const model of server.script.models) Object.assign(model, { honours_phoneme_rules: false })
    const skipped = SpeechGenerated.parse((await speak('The UN in Worcester, again.', [id])).body)
    expect(skipped.skippedRules).toEqual(['Worcester'])
    expect(SpeechGenerated.parse((await speak('The UN in Worcester, again.', [id])).body)).toMatchObject({
      characters: 0,
      skippedRules: ['Worcester'],
    })
  })
})

describe('generating again', () => {
  const text = 'The UN met. It rained. All went home.'

  test('sends only changed sentences, and none without a change [GEN-020]', async () => {
    await speak(text, [])
    expect(sentTexts()).toEqual(own(text).split(/(?<=\.) /))
    await speak(text, [])
    expect(sentTexts()).toEqual([])
    const changed = SpeechGenerated.parse((await speak(text.replace('rained', 'poured'), [])).body)
    expect([sentTexts(), changed.characters]).toEqual([[own('It poured.')], own('It poured.').length])
  })

  test('sends the sentences that the changed rules of a dictionary may affect [GEN-020]', async () => {
    const { id } = await makeDictionary([alias('UN', 'United Nations')])
    await speak(text, [])
    await speak(text, [id])
    expect(sentTexts()).toEqual([own('The UN met.')])
    await change(id, [alias('UN', 'United Nations'), alias('home', 'back')])
    await speak(text, [id])
    expect(sentTexts()).toEqual([own('All went home.')])
    await change(id, [alias('UN', 'the U N'), alias('home', 'back'), alias('Geneva', 'Genf')])
    await speak(text, [id])
    expect(sentTexts()).toEqual([own('The UN met.')])
    server.script.dictionaries = [{ id: 'x1', name: 'At the provider', latestVersionId: 'v1', rules: 3 }]
    await speak(text, ['x1'])
    expect(sentTexts()).toHaveLength(3)
    server.script.dictionaries = [{ id: 'x1', name: 'At the provider', latestVersionId: 'v2', rules: 3 }]
    await speak(text, ['x1'])
    expect(sentTexts()).toHaveLength(3)
    await speak(text, ['x1'])
    expect(sentTexts()).toEqual([])
  })

  test('speaks and charges a repeated sentence once', async () => {
    const { characters } = SpeechGenerated.parse((await speak('Again. Again. Again. Done. Again.', [])).body)
    expect(sentTexts()).toEqual([own('Again.'), own('Done.')])
    expect(characters).toBe(own('Again.').length + own('Done.').length)
  })

  test('also sends the neighbours of a changed sentence if the model uses them [GEN-020]', async () => {
    for (const model of server.script.models) Object.assign(model, { uses_neighbouring_text: true })
    const four = `${text} The end.`
    await speak(four, [])
    expect(sentTexts()).toHaveLength(4)
    await speak(four, [])
    expect(sentTexts()).toEqual([])
    await speak(four.replace('The UN', 'The EU'), [])
    expect(sentTexts()).toEqual([own('The EU met.'), own('It rained.')])
  })
})

describe('after a generation', () => {
  test('reads word times from a separate route, and keeps the times of the rects [GEN-008]', async () => {
    const rects = async () => {
      const { body } = await server.call('GET', `/file/chapterData/${book.chapterId}`, { token })
      return JSON.stringify(Object(body).pages)
    }
    const before = await rects()
    await speak('Hello there.', [])
    const words = await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })
    expect(words.body).toMatchObject({
      words: [
        { word: 'Hello', start: 0, end: 0.25, pageVariationId: book.pages[0]?.variationId },
        { word: 'there', start: 0.25, end: 0.5 },
        { word: `${chapters}.`, start: 0.5, end: 0.75 },
      ],
    })
    expect(await rects()).toBe(before)
  })

  test('returns the newest track and words at any time [GEN-012]', async () => {
    const read = async () => ({
      track: Object(
        (await server.call('GET', `/api/chapter-variation-audio/${book.chapterVariationId}`, { token })).body,
      ),
      words: Object(
        (await server.call('GET', `/api/chapter-variation-words/${book.chapterVariationId}`, { token })).body,
      ),
    })
    const first = SpeechGenerated.parse((await speak('Said first.', [])).body)
    const one = await read()
    expect(one.track).toEqual({ audio_link: first.audioLink })
    expect(await read()).toEqual(one)
    const second = SpeechGenerated.parse((await speak('Said second and longer.', [])).body)
    const two = await read()
    expect([two.track.audio_link, two.words.words.length]).toEqual([second.audioLink, 5])
    expect((await fetch(server.url + two.track.audio_link)).status).toBe(200)
  })
})
