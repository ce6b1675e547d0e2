import { describe, expect, test } from 'vitest'
import { readAddress } from './read-address'

describe('readAddress', () => {
  test('reads every parameter by its name', () => {
    const query =
      '?mode=gbm&book=12&chapter=34&page=56&quiz=q7&variation=es&returnUrl=https%3A%2F%2Fa.example%2F%3Fb%3D1&token=abc&useBucketData=1&embed=true'
    expect(readAddress(query)).toEqual({
      mode: 'gbm',
      unknownMode: null,
      isAuthoring: false,
      isPreview: false,
      isBrochure: false,
      isEmbedded: true,
      useBucketData: true,
      source: 'bucket',
      savesProgress: true,
      tutorial: null,
      book: 12,
      isBookInvalid: false,
      chapter: 34,
      page: 56,
      quiz: 'q7',
      variation: 'es',
      returnUrl: 'https://a.example/?b=1',
      token: 'abc',
    })
  })

  test('reads text, pairs and a URLSearchParams alike', () => {
    const query = 'book=12&variation=es&quiz=a+b%20c'
    expect(readAddress(`?${query}`)).toEqual(readAddress(query))
    expect(readAddress(new URLSearchParams(query))).toEqual(readAddress(query))
    expect(readAddress(query).quiz).toBe('a b c')
  })

  test('keeps the text of a mode that does not exist', () => {
    expect(readAddress('mode=+nonsense')).toMatchObject({ mode: null, unknownMode: 'nonsense' })
    for (const query of ['', 'mode', 'mode=', 'mode=+', 'mode=sample']) {
      expect([query, readAddress(query).unknownMode]).toEqual([query, null])
    }
  })

  test('turns brochure and preview on by mode or by parameter [NAV-024]', () => {
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

  test('reads tutorial as true for truthy values, false for false ones and null when missing', () => {
    for (const query of ['tutorial=1', 'tutorial=true', 'tutorial', 'tutorial=yes']) {
      expect(readAddress(query).tutorial).toBe(true)
    }
    for (const query of ['tutorial=0', 'tutorial=false', 'tutorial=FALSE']) {
      expect(readAddress(query).tutorial).toBe(false)
    }
    expect(readAddress('').tutorial).toBeNull()
  })

  test('ignores ids that are not positive integers', () => {
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '', '99999999999999999999', '٣']) {
      expect(readAddress([['book', id]]).book).toBeNull()
    }
  })

  test('distinguishes a book parameter that is not an id from a missing one', () => {
    for (const query of ['book=abc', 'book=0', 'book=-7']) expect(readAddress(query).isBookInvalid).toBe(true)
    for (const query of ['', 'book=', 'book=7', 'page=abc']) expect(readAddress(query).isBookInvalid).toBe(false)
  })

  test('saves no progress in a preview, a sample, a test and authoring', () => {
    for (const query of [
      'mode=preview',
      'preview=1',
      'mode=gbm&preview',
      'mode=sample',
      'mode=testing',
      'mode=authoring',
    ]) {
      expect([query, readAddress(query).savesProgress]).toEqual([query, false])
    }
    for (const query of ['', 'mode=nonsense', 'mode=simple', 'mode=brochure', 'mode=interlude', 'useBucketData=1']) {
      expect([query, readAddress(query).savesProgress]).toEqual([query, true])
    }
  })

  test('enables authoring by the mode only', () => {
    expect(readAddress('mode=authoring').isAuthoring).toBe(true)
    expect(readAddress('authoring=1&mode=Authoring').isAuthoring).toBe(false)
  })

  test('uses the first of a repeated parameter', () => {
    expect(readAddress('book=1&book=2').book).toBe(1)
  })

  test('keeps text that cannot be decoded as written', () => {
    expect(readAddress('quiz=%E0%A4%A').quiz).toBe('%E0%A4%A')
  })
})
