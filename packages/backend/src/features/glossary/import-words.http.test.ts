import { WordImportReport, Words } from '@lectern/contracts/quiz'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { makeZip, workbookParts } from '../../testing/make-workbook'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

type Bytes = Uint8Array<ArrayBuffer> | string

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())
beforeEach(async () => {
  token = await server.signIn('author@example.org', 'user', await server.addDomain())
})

function formOf(bytes: Bytes | null, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (bytes !== null) form.set('file', new Blob([bytes]), 'words')
  return form
}
const send = (bytes: Bytes | null, query = '', fields: Record<string, string> = {}) =>
  server.call('POST', `/word/import${query}`, { token, form: formOf(bytes, fields) })
async function report(bytes: Bytes, query = '') {
  const response = await send(bytes, query)
  expect([response.status, response.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  return WordImportReport.parse(response.body)
}
async function glossary() {
  const { words } = Words.parse((await server.call('GET', '/word/all', { token })).body)
  return words.map(({ word, lang, definitions }) => [word, lang, definitions.map(({ text }) => text)])
}
const workbook = async (rows: (string | number | null)[][]) => Uint8Array.from(await writeXlsxFile(rows).toBuffer())

const csv = `word,language,definition
owl,en,A bird of the night
owl,en,"A wise, old person"
búho,es,"Un ave
nocturna"
owl,en,A bird of the night
`

describe('importing words', () => {
  test('imports every row of a CSV file; rows with the same word become its definitions [API-QUIZ-037 GLOS-009]', async () => {
    const done = await report(csv)
    expect(done).toMatchObject({
      dryRun: false,
      written: true,
      newWords: 2,
      newDefinitions: 3,
      unchanged: 1,
      errors: 0,
      rows: [
        { row: 2, word: 'owl', language: 'en', definition: 'A bird of the night', outcome: 'new-word' },
        { row: 3, outcome: 'new-definition' },
        { row: 4, word: 'búho', outcome: 'new-word' },
        { row: 5, outcome: 'unchanged' },
      ],
    })
    expect(await glossary()).toEqual([
      ['búho', 'es', ['Un ave\nnocturna']],
      ['owl', 'en', ['A bird of the night', 'A wise, old person']],
    ])
  })

  test('accepts an xlsx file with any order of columns and empty rows [API-QUIZ-037 GLOS-009]', async () => {
    const bytes = await workbook([
      [' Definition', 'note', 'WORD', 'Language'],
      ['A bird of the night', 'ignored', 'owl', 'EN'],
      [null, null, null, null],
      ['Más que once', null, 12, 'es_MX'],
    ])
    const done = await report(bytes)
    expect(done.rows).toMatchObject([
      { row: 2, word: 'owl', language: 'en', outcome: 'new-word' },
      { row: 4, word: '12', language: 'es-MX', outcome: 'new-word' },
    ])
    expect(await glossary()).toEqual([
      ['12', 'es-MX', ['Más que once']],
      ['owl', 'en', ['A bird of the night']],
    ])
  })

  test.each([
    ['query', '?dryRun=true', {}],
    ['form', '', { dryRun: 'true' }],
  ])(
    'as a dry run by its %s reports the same and writes nothing [API-QUIZ-037 GLOS-009]',
    async (_by, query, fields) => {
      const rehearsal = await send(csv, query, fields)
      expect(rehearsal.status).toBe(200)
      expect(await glossary()).toEqual([])
      const done = await report(csv)
      expect(rehearsal.body).toEqual({ ...done, dryRun: true, written: false })
    },
  )

  test('writes no row if one is invalid, and reports each with row and column [API-QUIZ-037 GLOS-009]', async () => {
    const wrong = [
      'word,language,definition',
      'owl,en,A bird',
      ',en,Of nothing',
      'fox,,A beast',
      'fox,not a language,A beast',
      'fox,en,',
      `${'x'.repeat(301)},en,Long`,
      `long,en,${'x'.repeat(10_001)}`,
      'hen,en,Another bird',
    ].join('\n')
    for (const query of ['?dryRun=true', '?dryRun=false', '']) {
      const done = await report(wrong, query)
      expect(done).toMatchObject({ written: false, newWords: 2, errors: 6 })
      const errors = done.rows.filter(({ outcome }) => outcome === 'error')
      expect(errors.map(({ row, column }) => [row, column])).toEqual([
        [3, 'word'],
        [4, 'language'],
        [5, 'language'],
        [6, 'definition'],
        [7, 'word'],
        [8, 'definition'],
      ])
      for (const { msg } of errors) expect(msg).toMatch(/\.$/)
      expect(await glossary()).toEqual([])
    }
  })

  test('adds to existing words without duplicates [API-QUIZ-037]', async () => {
    const definitions = [{ lang: 'en', text: 'A bird of the night' }]
    await server.call('POST', '/word', { token, json: { word: 'owl', lang: 'en', definitions } })
    const done = await report(csv)
    expect(done.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'new-definition', 'new-word', 'unchanged'])
    const all = await glossary()
    expect(all[1]).toEqual(['owl', 'en', ['A bird of the night', 'A wise, old person']])
    expect(await report(csv)).toMatchObject({ written: true, newWords: 0, newDefinitions: 0, unchanged: 4 })
    expect(await glossary()).toEqual(all)
  })

  test('many times simultaneously creates each word once [API-QUIZ-037]', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => report(csv)))
    expect(reports.map(({ newWords }) => newWords).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 2])
    expect(await glossary()).toHaveLength(2)
  })

  test('accepts thousands of rows in either kind of file [API-QUIZ-037]', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [`word ${index}`, 'en', `Number ${index}`])
    const table = [['word', 'language', 'definition'], ...rows]
    expect(await report(await workbook(table))).toMatchObject({ written: true, newWords: 5000 })
    expect(await report(table.map((row) => row.join(';')).join('\r\n'))).toMatchObject({ unchanged: 5000, errors: 0 })
  })

  test("affects only the caller's own domain [API-QUIZ-037]", async () => {
    await report(csv)
    token = await server.signIn('other@example.org', 'user', await server.addDomain())
    expect(await report(csv, '?dryRun=true')).toMatchObject({ newWords: 2, unchanged: 1 })
    expect(await glossary()).toEqual([])
  })
})

describe('a spreadsheet', () => {
  test('is read by its byte order mark if its encoding is not UTF-8 [API-QUIZ-037]', async () => {
    const text = 'word\tlanguage\tdefinition\r\nbúho\tes\tUn ave\r\n'
    await report(Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])))
    expect(await glossary()).toEqual([['búho', 'es', ['Un ave']]])
    expect((await report(`\uFEFF${text}`)).unchanged).toBe(1)
  })

  test('is refused with advice and leaves nothing if it cannot be read [API-QUIZ-037]', async () => {
    const half = (await workbook([['word'], ['owl']])).subarray(0, 300)
    const cases: [string, Bytes | null, number][] = [
      ['no file', null, 422],
      ['nothing in it', '', 422],
      ['no headings', 'owl,en,A bird\n', 422],
      ['a heading too few', 'word,definition\nowl,A bird\n', 422],
      ['an open quotation mark', 'word,language,definition\nowl,en,"A bird\n', 422],
      ['another encoding', Uint8Array.from([0x77, 0xfa, 0x2c]), 415],
      ['signs that are not text', 'word\0,language,definition\n', 415],
      ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 415],
      ['half a workbook', half, 415],
      ['no workbook', makeZip({ 'readme.txt': 'hello' }), 415],
      ['too many rows', `word,language,definition\n${'a,en,b\n'.repeat(20_001)}`, 413],
      ['too many bytes', 'x'.repeat(5_000_001), 413],
    ]
    for (const [what, bytes, status] of cases) {
      const response = await send(bytes)
      expect([what, response.status, response.body]).toMatchObject([
        what,
        status,
        { msg: expect.stringMatching(/\.$/) },
      ])
    }
    expect((await send(csv, '?dryRun=perhaps')).status).toBe(422)
    expect(readdirSync(join(server.dataFolder, 'uploads'))).toEqual([])
  })

  test('is refused if it unpacks to far more than its size or has a distant cell [API-QUIZ-037]', async () => {
    const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>word</t></is></c></row>'
    const far = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>'
    const large = workbookParts(`${cell}${' '.repeat(21_000_000)}`)
    const sheet = 'xl/worksheets/sheet1.xml'
    const startedAt = performance.now()
    expect((await send(makeZip(large))).status).toBe(413)
    expect(performance.now() - startedAt).toBeLessThan(2000)
    expect((await send(makeZip(large, { [sheet]: 1000 }))).status).toBeGreaterThanOrEqual(413)
    expect((await send(makeZip(workbookParts(`${cell}${far}`)))).status).toBeGreaterThanOrEqual(413)
    expect((await report(csv)).written).toBe(true)
  })

  test('is accepted from authors only [API-QUIZ-037]', async () => {
    const student = await server.signIn('student@example.org', 'student')
    const form = () => formOf(csv)
    expect((await server.call('POST', '/word/import', { form: form() })).status).toBe(401)
    expect((await server.call('POST', '/word/import', { token: student, form: form() })).status).toBe(403)
    expect((await server.call('POST', '/word/import', { token, json: {} })).status).toBe(400)
  })
})
