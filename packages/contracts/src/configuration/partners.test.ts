import { describe, expect, test } from 'vitest'
import { partnerOf, partners } from './partners'

describe('partners', () => {
  test('lists domains 6, 14, 1, 9 and 7; others have no colour and no link [CONST-015 EMBED-005 EMBED-006]', () => {
    expect(partners.map((partner) => partner.domainId)).toEqual([6, 14, 1, 9, 7])
    expect(partnerOf(99)).toEqual({ domainId: 99, mode: null, color: null, returnLink: null, allowedOrigins: [] })
    const own = {
      domainId: 6,
      mode: 'gbm',
      color: '#fd7e1d',
      returnLink: 'https://a.example',
      allowedOrigins: [],
    } as const
    expect(partnerOf(6, [own])).toBe(own)
    for (const domainId of [0, -1, Number.NaN, Infinity]) expect(partnerOf(domainId).domainId).toBe(domainId)
  })
})
