import { allowReturnUrl, allowWebLink } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { isHarmlessText, isSafeLink } from './is-safe-link'

const allowed = ['https://books.example', 'https://a.school.example:8443', 'http://localhost:3000']
const home = 'books.example'
const evil = 'evil.example'
const signs = [
  '@',
  '\\',
  '\\@',
  '/\\',
  '%40',
  '%2f@',
  ';@',
  ':@',
  '.',
  '%2e',
  '%00',
  '\0',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u00a0',
  '\u200b',
  '\u202e',
  '。',
  '．',
  '｡',
  '／',
  '＠',
  ':443@',
  ':80:443',
  '[',
  ']',
  '|',
  '^',
  '`',
  '<',
  '>',
  '"',
  "'",
  '{',
  '}',
  '~',
  '$',
  '&',
  '*',
  '+',
  ',',
  '=',
  '!',
]

/** Addresses that look like an allowed one and are not. */
const written = [
  ...signs.map((sign) => `https://${home}${sign}${evil}/`),
  ...signs.map((sign) => `https://${home}${sign}`).filter((url) => !/[#?]/.test(url)),
  ...[
    'http',
    'ftp',
    'ftps',
    'file',
    'ws',
    'wss',
    'blob:https',
    'view-source:https',
    'intent',
    'web+books',
    'jar:https',
    'about',
    'feed:https',
    'HTTP',
    ' https',
    'https ',
    'https\0',
    'ht\ttps',
    'httpſ',
    'ｈttps',
  ].map((scheme) => `${scheme}://${home}/`),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript:alert(1)//https://books.example/',
  'javascript://https://books.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'mailto:a@books.example',
  'tel:1',
  'about:blank',
  'chrome://settings',
  'ms-settings:',
  'x-apple:',
  '',
  '/',
  '/shelf',
  '//',
  '///books.example',
  '//books.example',
  '////books.example',
  '/\\books.example',
  '\\\\books.example',
  'https:',
  'https:/',
  'https://',
  'https:///',
  'https:///books.example',
  'https:/books.example',
  'https:books.example',
  'https:\\\\books.example',
  'https:/\\books.example',
  'books.example',
  'books.example:443',
  '?https://books.example',
  '#https://books.example',
  './',
  '../',
  '.',
  '*',
  'null',
  'undefined',
  'NaN',
  '{}',
  ...[
    'books.example.evil.example',
    'evilbooks.example',
    'books.example-evil.example',
    'xn--bks-5qa.example',
    'bооks.example',
    'BOOKS.EXAMPLE.',
    'books..example',
    '.books.example',
    '-books.example',
    'books.example:444',
    'books.example:0443x',
    'books.example:',
    'books.example:-1',
    'books.example:99999999',
    'user@books.example',
    'user:pass@books.example',
    ':@books.example',
    '@books.example',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    '0x7f.1',
    'a.school.example',
    'school.example:8443',
    'b.a.school.example:8443',
    'localhost',
    'localhost:3000',
    'books%2eexample',
    'books.example%20',
    'books\u00ad.example',
    'ｂooks.example',
  ].map((host) => `https://${host}/`),
]
const vectors = [...new Set(written)]

describe('addresses that only look allowed', () => {
  test('are at least 150, each once', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(150)
  })

  test.each(vectors)('%j is not a return address', (url) => {
    expect(allowReturnUrl(url, allowed)).toBeNull()
  })

  test('a return address has an allowed origin as browsers parse it', () => {
    for (const url of [
      'https://books.example/a?b#c',
      'https://a.school.example:8443/',
      'http://localhost:3000/x',
      'https://books.example#@evil.example/',
      'https://books.example?@evil.example/',
      'https://BOOKS.example',
    ])
      expect(allowed).toContain(new URL(allowReturnUrl(url, allowed) ?? 'about:blank').origin)
  })
})

describe('links of authors', () => {
  test('open only web addresses as browsers parse them, with the visible host', () => {
    for (const url of vectors) {
      const open = allowWebLink(url)
      // An address that cannot be parsed opens nothing.
      if (open === null || !URL.canParse(open)) continue
      const { protocol, hostname, username, password } = new URL(open)
      expect([url, /^https?:$/.test(protocol), username + password]).toEqual([url, true, ''])
      const isNumber = /^https?:\/\/[\dx.a-f]+\//i.test(open)
      expect([url, isNumber || open.toLowerCase().includes(`//${hostname}`)]).toEqual([url, true])
    }
    expect(allowWebLink('https://zoo.example/owls?age=8#night')).toBe('https://zoo.example/owls?age=8#night')
    for (const nothing of [null, undefined, '']) expect(allowWebLink(nothing)).toBeNull()
  })

  test('are stored only with a scheme that runs no script, as browsers parse it', () => {
    const harmless = ['http:', 'https:', 'mailto:', 'tel:']
    const harmful = vectors.filter((url) => URL.canParse(url) && !harmless.includes(new URL(url).protocol))
    expect(harmful.length).toBeGreaterThan(15)
    expect(harmful.filter(isSafeLink)).toEqual([])
    for (const blank of ['\n ', '\t\u0001', '\r\n  ', ' \n\t \u0000', '\u00a0\ufeff'])
      for (const scheme of ['javascript:', 'data:text/html,', 'vbscript:', 'JaVa\tScRiPt:', 'VB\nSCRIPT:'])
        expect([blank, scheme, isSafeLink(`${blank}${scheme}x`), isHarmlessText(`${blank}${scheme}x`)]).toEqual([
          blank,
          scheme,
          false,
          false,
        ])
    for (const kept of [
      '',
      '/objects/a.webp',
      'a.webp',
      'www.zoo.example',
      'https://zoo.example',
      'https://zoo.example/@owls?by=a@b.example\\c#d@e',
      'mailto:a@zoo.example',
      'tel:+15551234',
      '?x=1:2',
      'a/b:c',
    ])
      expect([kept, isSafeLink(kept)]).toEqual([kept, true])
  })

  test('are stored only if browsers find the visible host in them, and no user name', () => {
    for (const link of vectors.filter(isSafeLink)) {
      if (!URL.canParse(link, 'https://own.example/book')) continue
      const { hostname, username, password, protocol } = new URL(link, 'https://own.example/book')
      if (protocol === 'mailto:' || protocol === 'tel:') continue
      expect([link, username + password]).toEqual([link, ''])
      const isPlain = /^[!-~]+$/.test(link) && !/^https?:\/\/[\dx.a-f]+\//i.test(link)
      const isShown = link.toLowerCase().includes(`//${hostname}`) || hostname === 'own.example'
      expect([link, isShown || !isPlain]).toEqual([link, true])
    }
    for (const refused of [
      '//host.example',
      '\\\\host.example',
      '/\\host.example',
      '\\/host.example',
      ' /\t/host.example',
      'https://user@host.example',
      'https://user:secret@host.example/',
      'https://host.example\\@evil.example',
      'https:host.example',
      'https:///host.example',
      'https:\\\\host.example',
    ])
      expect([refused, isSafeLink(refused)]).toEqual([refused, false])
  })
})
