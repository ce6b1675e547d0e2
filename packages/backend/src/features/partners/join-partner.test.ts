import type { Partner } from '@lectern/contracts/configuration'
import { describe, expect, test } from 'vitest'
import { joinPartner } from './join-partner'

const listed: Partner = {
  domainId: 6,
  mode: 'gbm',
  color: '#fd7e1d',
  returnLink: 'https://books.example/shelf',
  allowedOrigins: ['https://books.example'],
}
const bare = { origins: [], primaryColor: null, returnLink: null }

describe('joinPartner', () => {
  test("returns the file's partner if the domain has no values of its own", () => {
    expect(joinPartner(listed, bare)).toEqual(listed)
  })
  test("prefers the domain's colour and link, and joins the origins of both", () => {
    const domain = {
      origins: ['https://school.example', 'https://books.example'],
      primaryColor: '#ffeb3b',
      returnLink: 'https://school.example/home',
    }
    expect(joinPartner(listed, domain, ['https://named.example', 'https://school.example'])).toEqual({
      domainId: 6,
      mode: 'gbm',
      color: '#ffeb3b',
      returnLink: 'https://school.example/home',
      allowedOrigins: ['https://named.example', 'https://school.example', 'https://books.example'],
    })
  })
  test('drops a return link outside the allowed origins, whoever set it', () => {
    const strange = { ...bare, returnLink: 'https://evil.example/' }
    expect(joinPartner(listed, strange).returnLink).toBeNull()
    expect(joinPartner({ ...listed, allowedOrigins: [] }, bare).returnLink).toBeNull()
  })
})
