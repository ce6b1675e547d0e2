import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPartners } from './read-partners'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-partners-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function readText(text: string) {
  writeFileSync(join(folder, 'partners.json'), text)
  return readPartners('partners.json', folder)
}
const read = (value: unknown) => readText(JSON.stringify(value))
const problemsOf = (reading: ReturnType<typeof readPartners>) => (reading.kind === 'invalid' ? reading.problems : [])
const orange = {
  domainId: 6,
  mode: 'gbm',
  color: '#fd7e1d',
  returnLink: 'https://books.example/shelf',
  allowedOrigins: ['https://books.example'],
}
const yellow = { domainId: 14, mode: null, color: '#ffeb3b', returnLink: null, allowedOrigins: [] }

describe('the partners', () => {
  test('are the five built-in domains without a file, with the default colour [EMBED-005 EMBED-006]', () => {
    const reading = readPartners(null, folder)
    if (reading.kind === 'invalid') throw new Error(reading.problems.join('\n'))
    expect(reading.partners.map(({ domainId }) => domainId)).toEqual([6, 14, 1, 9, 7])
    for (const { color, returnLink, allowedOrigins } of reading.partners) {
      expect([color, returnLink, allowedOrigins]).toEqual([null, null, []])
    }
  })

  test('keep the colours of their file and are merged with the built-in domains [EMBED-004 EMBED-006]', () => {
    const reading = read([orange, yellow, { ...yellow, domainId: 100 }])
    if (reading.kind === 'invalid') throw new Error(reading.problems.join('\n'))
    expect(reading.partners.map(({ domainId }) => domainId).toSorted((a, b) => a - b)).toEqual([1, 6, 7, 9, 14, 100])
    const colorOf = (id: number) => reading.partners.find(({ domainId }) => domainId === id)?.color
    expect([colorOf(6), colorOf(14), colorOf(1)]).toEqual(['#fd7e1d', '#ffeb3b', null])
  })

  test('have normalised origins', () => {
    const reading = read([{ ...orange, allowedOrigins: ['HTTPS://Books.Example:443'] }])
    if (reading.kind === 'invalid') throw new Error(reading.problems.join('\n'))
    expect(reading.partners.find(({ domainId }) => domainId === 6)?.allowedOrigins).toEqual(['https://books.example'])
  })

  test('are rejected with the path of each fault if the file is invalid', () => {
    expect(problemsOf(readPartners('gone.json', folder))[0]).toMatch(/^LECTERN_PARTNERS .*gone\.json cannot be read: /)
    expect(problemsOf(readText('[{'))[0]).toMatch(/partners\.json is not JSON: /)
    expect(problemsOf(read({ partners: [] }))[0]).toMatch(/is not a list of partners/)
    const faults = problemsOf(
      read([
        { ...orange, color: 'orange', allowedOrigins: ['books.example'] },
        yellow,
        yellow,
        { ...yellow, colour: 1 },
      ]),
    ).join('\n')
    for (const place of ['partners[0].color', 'partners[0].allowedOrigins', 'partners[3]'])
      expect(faults).toContain(place)
    expect(problemsOf(read([yellow, yellow]))[0]).toContain('partners[1].domainId: The domain 14 is there twice.')
    expect(problemsOf(read([{ ...orange, returnLink: 'https://evil.example' }]))[0]).toContain('partners[0].returnLink')
  })
  test.each(['https://1.2.3.999', 'https://school.example:99999', 'https://school.0x'])(
    'with the invalid origin %s are rejected with its path',
    (origin) => {
      expect(problemsOf(read([{ ...yellow, allowedOrigins: [origin] }]))[0]).toContain('partners[0].allowedOrigins: ')
      expect(problemsOf(read([{ ...yellow, returnLink: origin, allowedOrigins: [origin] }]))).not.toEqual([])
    },
  )
})
