import { expect, it } from 'vitest'
import { signInPath } from './sign-in-path'

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://books.example').searchParams)

it('holds the current address, URL-encoded, in its redirect parameter [AUTH-004]', () => {
  const path = signInPath('/studio/books/7?page=3&variation=en')
  expect(path).toBe('/auth/login?mode=authoring&redirect=%2Fstudio%2Fbooks%2F7%3Fpage%3D3%26variation%3Den')
  expect(queryOf(path)).toEqual({ mode: 'authoring', redirect: '/studio/books/7?page=3&variation=en' })
})

it("reports a session that has ended and names the partner's domain", () => {
  const redirect = '/?book=7&mode=gbm'
  expect(queryOf(signInPath(redirect, { isExpired: true, domainId: 6 }))).toEqual({
    mode: 'authoring',
    expired: '1',
    domainId: '6',
    redirect,
  })
  expect(queryOf(signInPath(redirect, { domainId: null }))).toEqual({ mode: 'authoring', redirect })
})
