import { describe, expect, test } from 'vitest'
import { chooseReturnHref } from './choose-return-href'

const partner = { returnLink: 'https://school.example/books', allowedOrigins: ['https://school.example'] }

describe('chooseReturnHref', () => {
  test("prefers returnUrl to the partner's link", () => {
    expect(chooseReturnHref('https://school.example/class/3', partner)).toBe('https://school.example/class/3')
    expect(chooseReturnHref(null, partner)).toBe(partner.returnLink)
  })
  test('returns allowed origins only', () => {
    for (const url of [
      'https://evil.example/',
      'https://school.example@evil.example/',
      'http://school.example/',
      'javascript:alert(1)',
      '//evil.example',
      '/elsewhere',
    ]) {
      expect([url, chooseReturnHref(url, partner)]).toEqual([url, partner.returnLink])
      expect([url, chooseReturnHref(url, { ...partner, returnLink: url })]).toEqual([url, null])
    }
  })
  test('returns null without a partner, and for a partner without a link', () => {
    expect(chooseReturnHref('https://school.example/', null)).toBeNull()
    expect(chooseReturnHref(null, { ...partner, returnLink: null })).toBeNull()
  })
})
