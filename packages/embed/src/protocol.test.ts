import { describe, expect, it } from 'vitest'
import {
  isFrom,
  readHostCommand,
  readReaderMessage,
  wrapMessage,
  type HostCommand,
  type ReaderMessage,
} from './protocol'
import { readerAddress } from './reader-address'

const messages: ReaderMessage[] = [
  { type: 'ready', bookId: 7, language: 'es', pageCount: 12 },
  { type: 'page', chapterId: 1, pageId: 31, pageNumber: 3 },
  { type: 'progress', seenPages: 3, pageCount: 12 },
  { type: 'playback', state: 'blocked' },
  { type: 'quiz', quizId: 5, score: 0.75 },
  { type: 'end', bookId: 7 },
  { type: 'failed', reason: 'needs-sign-in' },
  { type: 'session', state: 'other-reader' },
  { type: 'exit', returnUrl: 'https://school.example/class' },
]
const commands: HostCommand[] = [
  { type: 'play' },
  { type: 'pause' },
  { type: 'goTo', pageId: 31 },
  { type: 'signIn', token: 'a.b.c' },
  { type: 'setVariation', variation: 'es' },
  { type: 'setTheme', theme: 'contrast' },
  { type: 'setLocale', locale: 'es' },
]

describe('the messages', () => {
  it('are read as they were sent', () => {
    expect(messages.map((message) => readReaderMessage(wrapMessage(message)))).toEqual(messages)
    expect(commands.map((command) => readHostCommand(wrapMessage(command)))).toEqual(commands)
  })
  it('are ignored when their version is missing or another', () => {
    for (const message of [...messages, ...commands]) {
      for (const lectern of [0, 2, '1', undefined]) {
        expect(readReaderMessage({ ...message, lectern })).toBeNull()
        expect(readHostCommand({ ...message, lectern })).toBeNull()
      }
    }
  })
  it('are ignored when a field is missing or of another type', () => {
    const broken: unknown[] = [
      null,
      'ready',
      [],
      wrapMessage({ type: 'goTo', pageId: Number.NaN }),
      { lectern: 1, type: 'goTo', pageId: '31' },
      { lectern: 1, type: 'signIn', token: '' },
      { lectern: 1, type: 'signIn', token: { accessToken: 'a' } },
      { lectern: 1, type: 'ready', bookId: 7 },
      { lectern: 1, type: 'playback', state: 'exploding' },
      { lectern: 1, type: 'progress', seenPages: 13, pageCount: 12 },
      { lectern: 1, type: 'quiz', quizId: 5, score: 1.5 },
      { lectern: 1, type: 'exit', returnUrl: 'javascript:alert(1)' },
      { lectern: 1, type: 'end', bookId: '7' },
      { lectern: 1, type: 'failed', reason: 'bored' },
      { lectern: 1, type: 'session', state: 'signed in' },
      { lectern: 1, type: 'setVariation', variation: '' },
      { lectern: 1, type: 'setTheme', theme: 'pink' },
      { lectern: 1, type: 'setLocale', locale: 7 },
      { lectern: 1, type: 'eval' },
    ]
    for (const data of broken) {
      expect(readHostCommand(data)).toBeNull()
      expect(readReaderMessage(data)).toBeNull()
    }
  })
  it('are accepted from one window of one origin only', () => {
    const partner = { window: {}, origin: 'https://books.example' }
    expect(isFrom({ source: partner.window, origin: partner.origin }, partner)).toBe(true)
    expect(isFrom({ source: partner.window, origin: 'https://evil.example' }, partner)).toBe(false)
    expect(isFrom({ source: {}, origin: partner.origin }, partner)).toBe(false)
  })
})

describe('readerAddress', () => {
  const host = 'https://school.example'
  const parts = {
    book: '7',
    base: `${host}/class/`,
    variation: null,
    page: null,
    returnUrl: null,
    awaitsToken: false,
    host,
  }
  it('resolves against the page when it is relative', () => {
    expect(readerAddress({ ...parts, reader: '../books/' })?.href).toMatch(
      /^https:\/\/school\.example\/books\/\?book=7&/,
    )
  })
  it("holds the book, the embedded flag and the page's origin", () => {
    const address = readerAddress({
      ...parts,
      reader: 'https://books.example/?mode=simple',
      variation: 'es',
      page: '31',
      returnUrl: 'https://school.example/class?x=1',
      awaitsToken: true,
    })
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
      mode: 'simple',
      book: '7',
      embed: '1',
      host: 'https://school.example',
      variation: 'es',
      page: '31',
      returnUrl: 'https://school.example/class?x=1',
      awaitsToken: '1',
    })
  })
  it('is null when the address is not http', () => {
    for (const reader of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'https://1.2.3.999/']) {
      expect(readerAddress({ ...parts, reader })).toBeNull()
    }
  })
})
