import { Definition, Word, Words } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
let reader: string
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  reader = await server.signIn('reader@example.org', 'student')
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown, token = author) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })
const owl = {
  word: 'owl',
  lang: 'en',
  definitions: [
    { lang: 'en', text: 'A bird of the night.', audio: '/objects/owl.mp3', speaker: 'Ada' },
    { lang: 'es', text: 'Un ave nocturna.' },
  ],
}
async function make(word: string, more: object = {}) {
  const made = await call('POST', '/word', { word, lang: 'en', ...more })
  expect([word, made.status]).toEqual([word, 201])
  return Word.parse(made.body)
}
const listed = async (query: string, token = author) => {
  const { body } = await call('GET', `/word${query}`, undefined, token)
  const { words, total } = Words.parse(body)
  return { words: words.map(({ word }) => word), total }
}
const newDomain = async () => server.signIn('own@example.org', 'user', await server.addDomain())

describe('a word', () => {
  test('is created with its definitions and read by every reader of the domain [API-QUIZ-026 API-QUIZ-028 GLOS-009]', async () => {
    const made = await call('POST', '/word', { ...owl, word: '  Owl ', level: 'B1' })
    expect(made.status).toBe(201)
    const word = Word.parse(made.body)
    expect(word).toMatchObject({
      word: 'Owl',
      lang: 'en',
      level: 'B1',
      bookId: null,
      definitions: [owl.definitions[0], { lang: 'es', text: 'Un ave nocturna.', audio: null }],
    })
    expect(word.id).toBeGreaterThanOrEqual(100_000)
    const read = await call('GET', `/word/${word.id}`, undefined, reader)
    expect([read.status, read.body]).toEqual([200, made.body])
  })

  test('changes in the given fields; a list of definitions replaces all [API-QUIZ-029 GLOS-009]', async () => {
    const word = await make('badger', { ...owl, word: 'badger', level: 'A2' })
    const renamed = await call('PUT', `/word/${word.id}`, { word: 'Badger', hint: 'digs' })
    expect(renamed).toMatchObject({
      status: 200,
      body: { word: 'Badger', level: 'A2', hint: 'digs', definitions: word.definitions },
    })
    const second = word.definitions[1]
    const listedAnew = [
      { lang: 'en', text: 'New.' },
      { ...second, text: 'Cambiado.', note: 'kept' },
    ]
    const changed = await call('PUT', `/word/${word.id}`, { definitions: listedAnew })
    const { definitions } = Word.parse(changed.body)
    expect(definitions).toMatchObject([{ text: 'New.' }, { id: second?.id, text: 'Cambiado.', note: 'kept' }])
    expect((await call('GET', `/word/${word.id}`)).body).toEqual(changed.body)
    expect((await call('GET', `/word/definition/${word.definitions[0]?.id}`)).status).toBe(404)
  })

  test('accepts no definition of another word by its id [API-QUIZ-029]', async () => {
    const [one, two] = [
      await make('stoat', { ...owl, word: 'stoat' }),
      await make('weasel', { ...owl, word: 'weasel' }),
    ]
    const stolen = { definitions: [{ ...one.definitions[0], text: 'Mine' }] }
    expect(await call('PUT', `/word/${two.id}`, stolen)).toMatchObject({
      status: 422,
      body: { field: 'definitions.0.id' },
    })
    const twice = { definitions: [two.definitions[0], two.definitions[0]] }
    expect((await call('PUT', `/word/${two.id}`, twice)).status).toBe(422)
    expect((await call('GET', `/word/${one.id}`)).body).toEqual(one)
    expect((await call('GET', `/word/${two.id}`)).body).toEqual(two)
  })

  test('is deleted with its definitions [API-QUIZ-030]', async () => {
    const { id, definitions } = await make('mole', { ...owl, word: 'mole' })
    expect(await call('DELETE', `/word/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect((await call('GET', `/word/${id}`)).status).toBe(404)
    expect((await call('GET', `/word/definition/${first(definitions).id}`)).status).toBe(404)
    expect((await call('DELETE', `/word/${id}`)).status).toBe(404)
  })

  test('exists once in its language, even if created many times simultaneously [API-QUIZ-026 API-QUIZ-029 API-QUIZ-035]', async () => {
    // Requests long enough to overlap.
    const words = Array.from({ length: 300 }, (_, index) => ({ word: `heron${index || ''}`, lang: 'en' }))
    const responses = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/word/bulk', { words })))
    const refused = responses.filter(({ status }) => status === 409)
    expect([responses.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 7])
    expect(first(refused).body).toMatchObject({ field: expect.stringMatching(/^words\.\d+\.word$/) })
    expect(await call('POST', '/word', { word: 'heron', lang: 'en' })).toMatchObject({
      status: 409,
      body: { field: 'word' },
    })
    const spanish = await make('heron', { lang: 'es' })
    expect((await call('PUT', `/word/${spanish.id}`, { lang: 'en' })).status).toBe(409)
    await make('Heron')
    expect((await listed('?search=heron')).total).toBe(302)
  })
})

describe('the list of words', () => {
  test('is paged with the total number, in alphabetical order [API-QUIZ-027]', async () => {
    const token = await newDomain()
    for (const word of ['pear', 'Apple', 'fig', 'élan', 'quince']) {
      await server.call('POST', '/word', { token, json: { word, lang: 'en' } })
    }
    expect(await listed('?page=1&limit=2', token)).toEqual({ words: ['Apple', 'fig'], total: 5 })
    expect(await listed('?page=3&limit=2', token)).toEqual({ words: ['élan'], total: 5 })
    expect(await listed('?page=9&limit=2', token)).toEqual({ words: [], total: 5 })
    expect((await listed('', token)).words).toEqual(['Apple', 'fig', 'pear', 'quince', 'élan'])
  })

  test('is searched in words and definitions, ignoring case, without wildcards [API-QUIZ-027]', async () => {
    const token = await newDomain()
    const words = [
      { word: 'Élan', lang: 'fr', definitions: [{ lang: 'en', text: 'Vigour' }] },
      { word: '100 %', lang: 'en', definitions: [{ lang: 'en', text: 'All_of it' }] },
      { word: 'back\\slash', lang: 'en', definitions: [{ lang: 'en', text: 'A sign' }] },
    ]
    await server.call('POST', '/word/bulk', { token, json: { words } })
    const search = async (text: string, more = '') =>
      (await listed(`?search=${encodeURIComponent(text)}${more}`, token)).words
    expect(await search('éLAN')).toEqual(['Élan'])
    expect(await search('vigour')).toEqual(['Élan'])
    expect(await search('%')).toEqual(['100 %'])
    expect(await search('_')).toEqual(['100 %'])
    expect(await search('\\')).toEqual(['back\\slash'])
    expect(await search('a', '&lang=fr')).toEqual(['Élan'])
    expect(await search('nothing')).toEqual([])
    expect(await search('  ')).toHaveLength(3)
  })

  test('refuses invalid pages [API-QUIZ-027]', async () => {
    for (const query of ['page=0', 'limit=0', 'limit=501', 'page=x', 'page=1e12', 'search=%00', 'lang=%00']) {
      expect([query, (await call('GET', `/word?${query}`)).status]).toEqual([query, 422])
    }
  })

  test('is complete on the route for all words [API-QUIZ-036]', async () => {
    const token = await newDomain()
    const words = Array.from({ length: 600 }, (_, index) => ({
      word: `word ${String(index).padStart(3, '0')}`,
      lang: 'en',
      definitions: [{ lang: 'en', text: `Number ${index}` }],
    }))
    await server.call('POST', '/word/bulk', { token, json: { words } })
    const { status, body } = await server.call('GET', '/word/all', { token })
    expect(status).toBe(200)
    const all = Words.parse(body)
    expect([all.total, all.words.length]).toEqual([600, 600])
    expect(all.words[599]).toMatchObject({ word: 'word 599', definitions: [{ text: 'Number 599' }] })
  })
})

describe('a definition', () => {
  const add = async (word: string) => {
    const { id: wordId } = await make(word, { definitions: [{ lang: 'en', text: 'First.' }] })
    const json = { lang: 'en', text: 'A cat.', audio: null, by: 'Ada' }
    const made = await call('POST', `/word/definition/${wordId}`, json)
    expect(made.status).toBe(201)
    const definition = Definition.parse(made.body)
    return { wordId, json, definition, path: `/word/definition/${definition.id}` }
  }
  const definitionsOf = async (id: number) => Word.parse((await call('GET', `/word/${id}`)).body).definitions

  test('is appended to the word whose id is in the address [API-QUIZ-031 API-QUIZ-038]', async () => {
    const { wordId, json, definition } = await add('lynx')
    expect(definition).toEqual({ ...json, id: definition.id })
    expect(await definitionsOf(wordId)).toMatchObject([{ text: 'First.' }, definition])
    expect((await call('POST', '/word/definition/999999', { lang: 'en', text: 'Of nothing' })).status).toBe(404)
  })

  test('is read by its own id by every reader of the domain [API-QUIZ-032]', async () => {
    const { definition, path } = await add('serval')
    const read = await call('GET', path, undefined, reader)
    expect([read.status, read.body]).toEqual([200, definition])
    expect((await call('GET', '/word/definition/999999', undefined, reader)).status).toBe(404)
    expect((await call('GET', '/word/definition/x', undefined, reader)).status).toBe(422)
  })

  test('changes in the given fields [API-QUIZ-033]', async () => {
    const { wordId, definition, path } = await add('puma')
    const change = { text: 'A wild cat.', audio: 'https://a.example/cat.mp3' }
    const changed = await call('PUT', path, change)
    expect([changed.status, changed.body]).toEqual([200, { ...definition, ...change }])
    expect((await definitionsOf(wordId))[1]).toEqual(changed.body)
    expect((await call('PUT', '/word/definition/999999', change)).status).toBe(404)
  })

  test('is deleted without the others of its word [API-QUIZ-034]', async () => {
    const { wordId, path } = await add('ocelot')
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { success: true } })
    expect(await definitionsOf(wordId)).toMatchObject([{ text: 'First.' }])
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(404)
  })
})

describe('many words', () => {
  test('are created, changed and deleted in one request, in the order sent [API-QUIZ-035 API-QUIZ-039]', async () => {
    const made = await call('POST', '/word/bulk', { words: ['zebra', 'ant'].map((word) => ({ ...owl, word })) })
    expect(made.status).toBe(201)
    const { words, total } = Words.parse(made.body)
    expect([total, words.map(({ word }) => word)]).toEqual([2, ['zebra', 'ant']])
    const ids = words.map(({ id }) => id)
    const swapped = words.map(({ id }, index) => ({ id, word: words[1 - index]?.word }))
    const changed = await call('PUT', '/word/bulk', { words: swapped })
    expect(changed).toMatchObject({ status: 200, body: { words: [{ word: 'ant' }, { word: 'zebra' }], total: 2 } })
    expect(await call('DELETE', '/word/bulk', { ids })).toMatchObject({ status: 200, body: { success: true } })
    for (const id of ids) expect((await call('GET', `/word/${id}`)).status).toBe(404)
  })

  test('are written all or none [API-QUIZ-035 API-QUIZ-039]', async () => {
    const there = await make('there')
    const before = (await call('GET', '/word/all')).body
    const some = { word: 'not yet', lang: 'en' }
    expect(await call('POST', '/word/bulk', { words: [some, { word: 'there', lang: 'en' }] })).toMatchObject({
      status: 409,
      body: { field: 'words.1.word' },
    })
    expect((await call('POST', '/word/bulk', { words: [some, some] })).status).toBe(409)
    expect(await call('POST', '/word/bulk', { words: [some, { word: '', lang: 'en' }] })).toMatchObject({
      status: 422,
      body: { field: 'words.1.word' },
    })
    const one = { id: there.id, word: 'gone' }
    expect((await call('PUT', '/word/bulk', { words: [one, { id: 999_999, word: 'x' }] })).status).toBe(404)
    expect(await call('PUT', '/word/bulk', { words: [one, one] })).toMatchObject({ body: { field: 'words.1.id' } })
    expect((await call('DELETE', '/word/bulk', { ids: [there.id, 999_999] })).status).toBe(404)
    expect((await call('GET', '/word/all')).body).toEqual(before)
  })
})

describe('an invalid value', () => {
  const expectRefusals = async (method: string, path: string, cases: [object, string][]) => {
    for (const [json, field] of cases) {
      expect([json, await call(method, path, json)]).toMatchObject([json, { status: 422, body: { field } }])
    }
  }

  test("of a new word is rejected with the field's name [API-QUIZ-026]", async () => {
    await expectRefusals('POST', '/word', [
      [{ lang: 'en' }, 'word'],
      [{ word: ' ', lang: 'en' }, 'word'],
      [{ word: 'x', lang: 'not a language' }, 'lang'],
      [{ word: 'x'.repeat(301), lang: 'en' }, 'word'],
      [{ word: 'x', lang: 'en', definitions: [{ lang: 'en' }] }, 'definitions.0.text'],
    ])
    expect((await call('GET', '/word/x')).status).toBe(422)
  })

  test("of a changed word is rejected with the field's name [API-QUIZ-029]", async () => {
    const { id } = await make('right', { ...owl, word: 'right' })
    await expectRefusals('PUT', `/word/${id}`, [
      [{ word: 7 }, 'word'],
      [{ bookId: 'x' }, 'bookId'],
    ])
    expect((await call('PUT', `/word/${id}`, { extra: 'x'.repeat(1_000_001) })).status).toBe(422)
  })

  test("of a definition is rejected with the field's name [API-QUIZ-031 API-QUIZ-033]", async () => {
    const { id, definitions } = await make('left', { ...owl, word: 'left' })
    await expectRefusals('POST', `/word/definition/${id}`, [
      [{ text: 'x' }, 'lang'],
      [{ lang: 'en', text: 'x', audio: 'javascript:alert(1)' }, 'audio'],
    ])
    await expectRefusals('PUT', `/word/definition/${first(definitions).id}`, [[{ text: '' }, 'text']])
  })
})
