import { expect, test } from 'vitest'
import { readMediaAddress } from './read-media-address'

test('media are loaded from the web and from this site, and no text is executed', () => {
  for (const address of ['/objects/owl.mp3?signature=a', 'https://a.example/owl.mp3']) {
    expect(readMediaAddress(` ${address} `)).toBe(address)
  }
  for (const text of [
    '',
    'owl',
    '//evil.example/a',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///a',
  ]) {
    expect(readMediaAddress(text)).toBeNull()
  }
})
