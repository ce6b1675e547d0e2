import { describe, expect, test } from 'vitest'
import { allowReturnUrl } from './allow-return-url'

describe('allowReturnUrl', () => {
  const allowed = ['https://books.example', 'http://localhost:3000']

  test('returns an address with an allowed origin [NAV-019]', () => {
    for (const url of [
      'https://books.example',
      'https://books.example/',
      'https://books.example/shelf?x=1#y',
      'HTTPS://Books.Example:443/shelf',
      'http://localhost:3000/a',
      'https://books.example?x',
    ]) {
      expect(allowReturnUrl(url, allowed)).toBe(url)
    }
  })

  test('rejects every other address, above all those that only look allowed [NAV-019]', () => {
    for (const url of [
      null,
      undefined,
      '',
      '/shelf',
      '//books.example',
      'books.example',
      'javascript:alert(1)//https://books.example',
      'data:text/html,x',
      'ftp://books.example',
      'http://books.example',
      'https://books.example:444/',
      'https://books.example.evil.example/',
      'https://evil.example/https://books.example',
      'https://books.example@evil.example/',
      'https://user:pass@books.example/',
      'https://books.example\\@evil.example/',
      'https://books.example\n.evil.example',
      'https:\\\\books.example',
      'https:/books.example',
      'https://bооks.example',
      ' https://books.example',
      'https://books.example /',
      'https://books.example\t/',
      'https://books.example./',
      'https://books.example%2eevil.example/',
      'http://localhost:30000/',
    ]) {
      expect(allowReturnUrl(url, allowed)).toBeNull()
    }
  })

  test('rejects addresses that a browser cannot parse, even if the list has them', () => {
    for (const url of [
      'https://1.2.3.999',
      'https://school.example:99999',
      'https://school.0x',
      'https://256.1.1.1/shelf',
    ]) {
      expect(allowReturnUrl(url, [url])).toBeNull()
    }
    expect(allowReturnUrl('http://127.0.0.1:65535/', ['http://127.0.0.1:65535'])).toBe('http://127.0.0.1:65535/')
  })

  test('rejects everything without a list', () => {
    expect(allowReturnUrl('https://books.example', [])).toBeNull()
  })
})
