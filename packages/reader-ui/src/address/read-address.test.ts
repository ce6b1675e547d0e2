import { describe, expect, test } from 'vitest'
import { readAddress } from './read-address'

describe('readAddress', () => {
  test('every parameter is read under its name', () => {
    const query =
      '?mode=gbm&book=12&chapter=34&page=56&quiz=q7&variation=es&returnUrl=https%3A%2F%2Fa.example%2F%3Fb%3D1&token=abc&useBucketData=1&embed=true'
    expect(readAddress(query)).toEqual({
      mode: 'gbm',
      isAuthoring: false,
      isPreview: false,
      isBrochure: false,
      isEmbedded: true,
      useBucketData: true,
      tutorial: null,
      book: 12,
      chapter: 34,
      page: 56,
      quiz: 'q7',
      variation: 'es',
      returnUrl: 'https://a.example/?b=1',
      token: 'abc',
    })
  })

  test('text, pairs and a URLSearchParams say the same', () => {
    const query = 'book=12&variation=es&quiz=a+b%20c'
    expect(readAddress(`?${query}`)).toEqual(readAddress(query))
    expect(readAddress(new URLSearchParams(query))).toEqual(readAddress(query))
    expect(readAddress(query).quiz).toBe('a b c')
  })

  test('brochure and preview are on by mode or by parameter, either one [NAV-024]', () => {
    for (const query of ['mode=preview', 'preview=1', 'preview', 'mode=gbm&preview=true']) {
      expect(readAddress(query).isPreview).toBe(true)
    }
    for (const query of ['mode=brochure', 'brochure=1', 'brochure', 'mode=gbm&brochure=yes']) {
      expect(readAddress(query).isBrochure).toBe(true)
    }
    for (const query of ['', 'preview=0&brochure=false', 'mode=simple']) {
      expect(readAddress(query)).toMatchObject({ isPreview: false, isBrochure: false })
    }
  })

  test('tutorial starts by any truthy value, is suppressed by a false one and left open without one [NAV-022]', () => {
    for (const query of ['tutorial=1', 'tutorial=true', 'tutorial', 'tutorial=yes']) {
      expect(readAddress(query).tutorial).toBe(true)
    }
    for (const query of ['tutorial=0', 'tutorial=false', 'tutorial=FALSE']) {
      expect(readAddress(query).tutorial).toBe(false)
    }
    expect(readAddress('').tutorial).toBeNull()
  })

  test('ids that are no positive whole numbers count as missing', () => {
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '', '99999999999999999999', '٣']) {
      expect(readAddress([['book', id]]).book).toBeNull()
    }
  })

  test('only the mode decides about authoring', () => {
    expect(readAddress('mode=authoring').isAuthoring).toBe(true)
    expect(readAddress('authoring=1&mode=Authoring').isAuthoring).toBe(false)
  })

  test('of a repeated parameter the first counts', () => {
    expect(readAddress('book=1&book=2').book).toBe(1)
  })

  test('what cannot be decoded stays as written', () => {
    expect(readAddress('quiz=%E0%A4%A').quiz).toBe('%E0%A4%A')
  })
})
