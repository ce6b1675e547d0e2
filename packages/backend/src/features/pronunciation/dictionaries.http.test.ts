import { OwnDictionary } from '@lectern/contracts/speech'
import { readPls } from '@lectern/formats/pls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { pronunciationDictionaries } from '../../entities/schema'
import { formOf } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const path = '/api/speech/pronunciation-dictionaries'
const alias = (word: string, said: string) => ({ type: 'alias', string_to_replace: word, alias: said })
const phoneme = { type: 'phoneme', string_to_replace: 'Worcester', phoneme: 'ˈwʊstə', alphabet: 'ipa' }

let server: TestBackend
let cast: Cast
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.delete(pronunciationDictionaries)
  server.script.dictionaries = []
})

const ask = (method: string, address: string, json?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, address, { token: cast.author, headers, ...(json === undefined ? {} : { json }) })
async function make(rules: object[] = [alias('UN', 'United Nations')], name = 'Names') {
  const { status, body } = await ask('POST', path, { name, rules })
  expect(status).toBe(201)
  return OwnDictionary.parse(body)
}
const listed = async (rest = '') => Object((await ask('GET', `${path}${rest}`)).body).pronunciation_dictionaries
const versions = async (id: string) => Object((await ask('GET', `${path}/${id}/versions`)).body).versions

describe('the list of dictionaries', () => {
  test("has the domain's own under the provider's field names, then the provider's [API-SPEECH-012]", async () => {
    expect(await listed()).toEqual([])
    const { id } = await make([alias('UN', 'United Nations'), phoneme])
    await make([], 'Another')
    server.script.dictionaries = [{ id: 'x1', name: 'At the provider', latestVersionId: 'v7', rules: 12 }]
    expect(await listed()).toMatchObject([
      { name: 'Another', latest_version_rules_num: 0, origin: 'own' },
      { id, name: 'Names', latest_version_rules_num: 2, pronunciation_dictionary_id: id, origin: 'own' },
      {
        id: 'x1',
        name: 'At the provider',
        latest_version_rules_num: 12,
        pronunciation_dictionary_id: 'x1',
        latest_version_id: 'v7',
        origin: 'provider',
      },
    ])
    expect(id).toMatch(/^own-\d+$/)
  })

  test('omits archived dictionaries, which can be restored unchanged', async () => {
    const { id, rules } = await make()
    await ask('PUT', `${path}/${id}`, { archived: true })
    expect([await listed(), (await listed('/archived')).length]).toEqual([[], 1])
    await ask('PUT', `${path}/${id}`, { archived: false })
    expect(await listed()).toMatchObject([{ id, archived: false }])
    expect((await ask('GET', `${path}/${id}`)).body).toMatchObject({ rules })
  })
})

describe('a dictionary', () => {
  test('keeps its version when renamed, and gets a new one with other rules', async () => {
    const made = await make()
    const renamed = OwnDictionary.parse((await ask('PUT', `${path}/${made.id}`, { name: 'Places' })).body)
    expect(renamed).toMatchObject({ name: 'Places', latest_version_id: made.latest_version_id, rules: made.rules })
    const replaced = OwnDictionary.parse((await ask('PUT', `${path}/${made.id}`, { rules: [phoneme] })).body)
    expect(replaced).toMatchObject({ name: 'Places', rules: [phoneme], latest_version_rules_num: 1 })
    expect(replaced.latest_version_id).not.toBe(made.latest_version_id)
    const same = OwnDictionary.parse((await ask('PUT', `${path}/${made.id}`, { rules: [phoneme] })).body)
    expect(same.latest_version_id).toBe(replaced.latest_version_id)
  })

  test('gets further rules, replaces those for the same words, and loses rules', async () => {
    const { id } = await make()
    const added = await ask('POST', `${path}/${id}/add-rules`, { rules: [phoneme, alias('UN', 'the U N')] })
    expect(added.body).toMatchObject({ rules: [alias('UN', 'the U N'), phoneme] })
    const removed = await ask('POST', `${path}/${id}/remove-rules`, { rule_strings: ['UN'] })
    expect(removed.body).toMatchObject({ rules: [phoneme] })
    expect(await ask('POST', `${path}/${id}/remove-rules`, { rule_strings: ['UN'] })).toMatchObject({
      status: 422,
      body: { field: 'rule_strings', msg: expect.stringContaining('"UN"') },
    })
  })

  test('has at most 2,000 rules, however they are added', async () => {
    const rules = Array.from({ length: 2000 }, (_, index) => alias(`w${index}`, 'said'))
    const { id } = await make(rules)
    expect(await ask('POST', `${path}/${id}/add-rules`, { rules: [phoneme] })).toMatchObject({
      status: 422,
      body: { field: 'rules', msg: expect.stringContaining('2000') },
    })
    expect((await ask('PUT', `${path}/${id}`, { rules: [...rules, phoneme] })).status).toBe(422)
  })

  test('keeps its versions, which can be read and restored as new ones', async () => {
    const first = await make()
    const second = OwnDictionary.parse((await ask('PUT', `${path}/${first.id}`, { rules: [phoneme] })).body)
    expect(await versions(first.id)).toMatchObject([
      { version_id: second.latest_version_id, version_rules_num: 1, created_by: 'author@example.org', is_latest: true },
      { version_id: first.latest_version_id, is_latest: false },
    ])
    const old = `${path}/${first.id}/versions/${first.latest_version_id}`
    expect((await ask('GET', old)).body).toMatchObject({ rules: first.rules, is_latest: false })
    const restored = OwnDictionary.parse((await ask('POST', `${old}/restore`)).body)
    expect(restored.rules).toEqual(first.rules)
    expect([first.latest_version_id, second.latest_version_id]).not.toContain(restored.latest_version_id)
    expect(await versions(first.id)).toHaveLength(3)
    for (const unknown of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      expect((await ask('GET', `${path}/${first.id}/versions/${unknown}`)).status).toBe(404)
    }
  })

  test('is not changed at an outdated state', async () => {
    const { id, revision } = await make()
    const onFirst = { 'if-match': `"${revision}"` }
    const response = await ask('POST', `${path}/${id}/add-rules`, { rules: [phoneme] }, onFirst)
    expect([response.status, response.headers.get('etag')]).toEqual([200, `"${revision + 1}"`])
    const stale: [string, string, unknown][] = [
      ['PUT', '', { name: 'Other' }],
      ['POST', '/add-rules', { rules: [phoneme] }],
      ['POST', '/remove-rules', { rule_strings: ['UN'] }],
      ['DELETE', '', undefined],
    ]
    for (const [method, rest, json] of stale) {
      expect(await ask(method, `${path}/${id}${rest}`, json, onFirst)).toMatchObject({
        status: 412,
        body: { code: 'stale-revision', currentRevision: revision + 1 },
      })
    }
    expect((await ask('GET', `${path}/${id}`)).body).toMatchObject({ name: 'Names', latest_version_rules_num: 2 })
  })

  test('is gone after its deletion', async () => {
    const first = await make()
    const { id } = first
    const second = OwnDictionary.parse((await ask('PUT', `${path}/${id}`, { rules: [] })).body)
    server.script.removedDictionaries = []
    expect((await ask('DELETE', `${path}/${id}`, undefined, { 'if-match': '"99"' })).status).toBe(412)
    expect(server.script.removedDictionaries).toEqual([])
    expect((await ask('DELETE', `${path}/${id}`)).status).toBe(200)
    expect(server.script.removedDictionaries).toEqual([
      { id, versionIds: [second.latest_version_id, first.latest_version_id] },
    ])
    expect((await ask('GET', `${path}/${id}`)).status).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('is refused with the invalid field', async () => {
    const cases: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ name: 'Names', rules: [{ type: 'alias', string_to_replace: 'a' }] }, 'rules.0.alias'],
      [{ name: 'Names', rules: [{ ...phoneme, alphabet: 'x-sampa' }] }, 'rules.0.alphabet'],
      [{ name: 'Names', rules: [alias('a', 'b'), alias('a', 'c')] }, 'rules.1.string_to_replace'],
      [{ name: 'Names', rules: [alias('a\nb', 'b')] }, 'rules.0.string_to_replace'],
    ]
    for (const [json, field] of cases) {
      expect(await ask('POST', path, json)).toMatchObject({ status: 422, body: { field } })
    }
  })

  const reads = (id: string, version: string): [string, string, object][] => [
    ['GET', `${path}/${id}`, {}],
    ['GET', `${path}/${id}/pls`, {}],
    ['GET', `${path}/${id}/versions`, {}],
    ['GET', version, {}],
  ]
  const changes = (id: string, version: string): [string, string, object][] => [
    ['PUT', `${path}/${id}`, { json: { name: 'Ours' } }],
    ['POST', `${path}/${id}/add-rules`, { json: { rules: [phoneme] } }],
    ['POST', `${path}/${id}/remove-rules`, { json: { rule_strings: ['Worcester'] } }],
    ['POST', `${version}/restore`, {}],
    ['DELETE', `${path}/${id}`, {}],
  ]

  test('is changed by its author alone until it is shared; all authors of the domain read it', async () => {
    const made = await make()
    const { id } = made
    const version = `${path}/${id}/versions/${made.latest_version_id}`
    expect(made.shared).toBe(false)
    for (const [method, address] of reads(id, version)) {
      expect([address, (await server.call(method, address, { token: cast.otherAuthor })).status]).toEqual([
        address,
        200,
      ])
    }
    for (const [method, address, body] of changes(id, version)) {
      const refused = await server.call(method, address, { token: cast.otherAuthor, ...body })
      expect([address, refused.status, Object(refused.body).code]).toEqual([address, 403, 'not-allowed'])
      expect(Object(refused.body).msg).toMatch(/^"Names" is changed by its author alone/)
    }
    expect((await ask('GET', `${path}/${id}`)).body).toEqual(made)
    const shared = OwnDictionary.parse((await ask('PUT', `${path}/${id}`, { shared: true })).body)
    expect(shared).toMatchObject({ shared: true, latest_version_id: made.latest_version_id })
    expect(await listed()).toMatchObject([{ id, shared: true }])
    const asOther = (json: object) => server.call('PUT', `${path}/${id}`, { token: cast.otherAuthor, json })
    expect(await asOther({ shared: false })).toMatchObject({ status: 403, body: { field: 'shared' } })
    expect(await asOther({ shared: true, name: 'Ours' })).toMatchObject({ status: 200, body: { name: 'Ours' } })
    expect((await ask('PUT', `${path}/${id}`, { shared: false })).body).toMatchObject({ shared: false })
    expect((await asOther({ name: 'Theirs' })).status).toBe(403)
  })

  test('without an owner, as of versions without owners, is changed by all authors of the domain', async () => {
    const { id } = await make()
    await server.database.update(pronunciationDictionaries).set({ ownerId: null })
    const asOther = (json: object) => server.call('PUT', `${path}/${id}`, { token: cast.otherAuthor, json })
    expect(await asOther({ name: 'Ours' })).toMatchObject({ status: 200, body: { name: 'Ours', shared: true } })
    expect(await asOther({ shared: false })).toMatchObject({ status: 403, body: { field: 'shared' } })
  })

  test('is not found by callers of another domain on any route, and students have none', async () => {
    const { id, latest_version_id: versionId } = await make()
    await ask('PUT', `${path}/${id}`, { shared: true })
    const version = `${path}/${id}/versions/${versionId}`
    for (const [method, address, body] of [...reads(id, version), ...changes(id, version)]) {
      const statuses = await askAsEach(server, cast, method, address, body)
      expect([method, address, statuses]).toEqual([
        method,
        address,
        { anonymous: 401, student: 403, otherAuthor: 200, outsider: 404 },
      ])
    }
    const foreign = await server.call('GET', path, { token: cast.outsider })
    expect(foreign.body).toEqual({ pronunciation_dictionaries: [] })
  })
})

describe('a PLS file', () => {
  const send = (file: string, fields: Record<string, string> = {}, fileName = 'names.pls') =>
    server.call('POST', `${path}/import`, {
      token: cast.author,
      form: formOf(fields, [{ part: 'file', bytes: Buffer.from(file), fileName }]),
    })

  test('exported from a dictionary creates the same dictionary, named after the file by default', async () => {
    const { id, rules } = await make([alias('R&D', '<b>'), phoneme], 'Ñames’ list')
    const response = await ask('GET', `${path}/${id}/pls`)
    expect(response.headers.get('content-type')).toMatch('application/pls+xml')
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%91ames%E2%80%99%20list.pls")
    expect(readPls(response.text)).toMatchObject({ kind: 'read', rules })
    expect(await send(response.text)).toMatchObject({ status: 201, body: { name: 'names', rules } })
    expect(await send(response.text, { name: 'Given' })).toMatchObject({ status: 201, body: { name: 'Given', rules } })
  })

  test('is refused with the line of the fault and creates nothing if it cannot be parsed', async () => {
    const bad = '<lexicon>\n<lexeme>\n<grapheme>a</grapheme></lexeme></lexicon>'
    expect(await send(bad)).toMatchObject({
      status: 415,
      body: { field: 'file', msg: expect.stringMatching(/^Line 2: /) },
    })
    const bomb = '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><lexicon><a>&x;</a></lexicon>'
    expect(await send(bomb)).toMatchObject({ status: 415, body: { msg: expect.stringContaining('DOCTYPE') } })
    const latin = Buffer.from('<lexicon><lexeme><grapheme>é</grapheme><alias>b</alias></lexeme></lexicon>', 'latin1')
    const form = formOf({}, [{ part: 'file', bytes: latin, fileName: 'a.pls' }])
    expect((await server.call('POST', `${path}/import`, { token: cast.author, form })).status).toBe(415)
    const long = `<lexicon><lexeme><grapheme>${'x'.repeat(1_000_001)}</grapheme></lexeme></lexicon>`
    expect((await send(long)).status).toBe(413)
    const control = '<lexicon><lexeme><grapheme>a\u0085b</grapheme><alias>b</alias></lexeme></lexicon>'
    expect(await send(control)).toMatchObject({ status: 422, body: { field: 'file' } })
    expect(await server.call('POST', `${path}/import`, { token: cast.author, form: formOf({}, []) })).toMatchObject({
      status: 422,
      body: { field: 'file' },
    })
    expect(await listed()).toEqual([])
  })
})
