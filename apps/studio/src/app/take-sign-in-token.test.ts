import { expect, it } from 'vitest'
import { takeSignInToken } from './take-sign-in-token'

const take = (hash: string) => {
  const left: string[] = []
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url?: string | URL | null) => void left.push(String(url)),
  }
  return { token: takeSignInToken({ hash, pathname: '/studio/', search: '?a=1' }, history), left }
}

it('takes the token out of the address at once', () => {
  expect(take('#sign-in=a%2Bb')).toEqual({ token: 'a+b', left: ['/studio/?a=1'] })
  expect(take('#else')).toEqual({ token: null, left: [] })
})

it('hands a link that was copied by half to the server, which refuses it', () => {
  expect(take('#sign-in=%')).toEqual({ token: '%', left: ['/studio/?a=1'] })
})
