import { expect, it } from 'vitest'
import { extractLinkTokens } from './extract-link-tokens'

const take = (hash: string) => {
  const left: string[] = []
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url?: string | URL | null) => void left.push(String(url)),
  }
  return { ...extractLinkTokens({ hash, pathname: '/studio/', search: '?a=1' }, history), left }
}

it('removes the token from the address immediately', () => {
  expect(take('#sign-in=a%2Bb')).toEqual({ signIn: 'a+b', mailed: null, left: ['/studio/?a=1'] })
  expect(take('#token=a%2Bb')).toEqual({ signIn: null, mailed: 'a+b', left: ['/studio/?a=1'] })
  expect(take('#else')).toEqual({ signIn: null, mailed: null, left: [] })
})

it('passes an incomplete token to the server, which refuses it', () => {
  expect(take('#sign-in=%')).toEqual({ signIn: '%', mailed: null, left: ['/studio/?a=1'] })
})
