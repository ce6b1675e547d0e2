import { describe, expect, test } from 'vitest'
import { buildAudioAddress } from './build-audio-address'

describe('buildAudioAddress', () => {
  const host = 'https://cdn.example'

  test('joins host, book, folder and link [API-APP-025]', () => {
    expect(buildAudioAddress({ host, bookId: 12, link: 'one.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/one.mp3',
    )
    expect(buildAudioAddress({ host: `${host}//`, bookId: 12, link: 'one.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/one.mp3',
    )
  })

  test('encodes each part once and keeps an absolute link unchanged [API-APP-026]', () => {
    expect(buildAudioAddress({ host, bookId: 'a/b', link: 'Kapitel 1 – é?#%.mp3' })).toBe(
      'https://cdn.example/a%2Fb/ChapterAudios/Kapitel%201%20%E2%80%93%20%C3%A9%3F%23%25.mp3',
    )
    for (const link of [
      'https://a.example/x y.mp3',
      'HTTP://a.example/x',
      '/objects/x.mp3?sig=%2F',
      '//a.example/x',
      'blob:x',
    ]) {
      expect(buildAudioAddress({ host, bookId: 12, link })).toBe(link)
    }
  })

  test('treats a link that only looks like an address as a file name', () => {
    expect(buildAudioAddress({ host, bookId: 12, link: 'javascript:alert(1)' })).toBe(
      'https://cdn.example/12/ChapterAudios/javascript%3Aalert(1)',
    )
    expect(buildAudioAddress({ host, bookId: 12, link: '../../13/x.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/..%2F..%2F13%2Fx.mp3',
    )
    expect(buildAudioAddress({ host, bookId: 12, link: '\uD800.mp3' })).toBe(
      'https://cdn.example/12/ChapterAudios/%EF%BF%BD.mp3',
    )
  })

  test('accepts any text as a link', () => {
    for (const link of ['', ' ', '\uDC00', '\u0000', '%', '?#&', 'é.mp3']) {
      expect(buildAudioAddress({ host, bookId: link, link })).toMatch(/^https:\/\/cdn\.example\//)
    }
  })
})
