import { describe, expect, it } from 'vitest'
import { loginPath, redirectTarget } from './login-path'

const origin = 'https://books.example'

describe('the sign-in address', () => {
  it('holds the current address, URL-encoded, in its redirect parameter [AUTH-004]', () => {
    const path = loginPath('/studio/books/7?page=3&variation=en')
    expect(path).toBe('/auth/login?mode=authoring&redirect=%2Fstudio%2Fbooks%2F7%3Fpage%3D3%26variation%3Den')
    expect(new URL(path, origin).searchParams.get('redirect')).toBe('/studio/books/7?page=3&variation=en')
  })

  it('leads back to addresses of this origin only [AUTH-005]', () => {
    expect(redirectTarget('/studio/books/7?page=3', origin)).toBe('/studio/books/7?page=3')
    for (const wish of [
      null,
      '',
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      '/\t/evil.example',
      'javascript:alert(1)',
      'studio/',
      '/auth/login?redirect=%2F',
    ]) {
      expect(redirectTarget(wish, origin)).toBe('/studio/')
    }
  })
})
