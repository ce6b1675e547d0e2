import { describe, expect, test } from 'vitest'
import { printBugReports, printBugReportsAsJson } from './print-bug-reports'

const report = {
  id: 4,
  createdAt: new Date('2026-11-02T08:30:00Z'),
  bookId: 7,
  bookTitle: 'The Owl',
  chapterId: 3,
  pageId: 12,
  language: 'es',
  positionSeconds: 12.3,
  problems: ['audio', 'text'],
  message: 'The owl is silent.\nThe moon too.',
  window: '375 × 667',
  interfaceLanguage: 'en',
  browser: 'Chrome 141, Android',
  activity: ['9 s before: play at 2.0 s'],
}
const untold = {
  bookId: null,
  bookTitle: null,
  chapterId: null,
  pageId: null,
  language: null,
  positionSeconds: null,
  problems: [],
  message: null,
  window: null,
  interfaceLanguage: null,
  browser: null,
  activity: [],
}
const origin = 'https://books.example'

describe('printBugReports', () => {
  test('prints moment, book, page, place, browser, earlier events and message', () => {
    expect(printBugReports([report], { origin, since: null })).toBe(
      [
        'Report 4, 2026-11-02T08:30:00.000Z',
        '  book      7, The Owl',
        '  page      12',
        '  place     chapter 3, 12.3 s of the narration, in es',
        '  open      https://books.example/?book=7&chapter=3&page=12',
        '  problems  audio, text',
        '  browser   Chrome 141, Android',
        '  screen    375 × 667, interface in en',
        '  before',
        '    9 s before: play at 2.0 s',
        '  message',
        '    The owl is silent.',
        '    The moon too.',
      ].join('\n'),
    )
  })
  test('says which fields a report lacks, and that a book does not exist any more', () => {
    const text = printBugReports([{ ...report, ...untold }], { origin, since: null })
    expect(text).toMatch(
      /book +not reported\n +page +not reported\n +place +not reported\n +open +nowhere\n +problems +none chosen\n/,
    )
    expect(text).toMatch(/before\n {4}nothing\n {2}message\n {4}none$/)
    expect(printBugReports([{ ...report, bookTitle: null }], { origin, since: null })).toContain(
      '7, which does not exist any more',
    )
  })
  test('says that there are no reports', () => {
    expect(printBugReports([], { origin, since: null })).toBe('No problem has been reported.')
    expect(printBugReports([], { origin, since: new Date('2026-11-01') })).toBe(
      'No problem has been reported since 2026-11-01T00:00:00.000Z.',
    )
    expect(printBugReportsAsJson([])).toBe('[]')
  })
  test('escapes what would control the terminal, add lines or reverse text', () => {
    const evil = { ...report, message: 'a\u001b[2Jb\u009b1mc\u202ed', activity: ['one\nReport 5'], browser: 'x\ry' }
    const text = printBugReports([evil], { origin, since: null })
    expect(text).toContain('a\\u001b[2Jb\\u009b1mc\\u202ed')
    expect(text).toContain('    one\\u000aReport 5')
    expect(text).toContain('x\\u000dy')
    const json = printBugReportsAsJson([evil])
    for (const character of ['\u001b', '\u009b', '\u202e']) expect(json).not.toContain(character)
    expect(JSON.parse(json)).toMatchObject([{ message: evil.message, activity: evil.activity }])
  })
})
