import { expect, test } from 'vitest'
import { cacheVerdicts, type CheckedToken } from './cache-verdicts'

const caller = { userId: 5, email: 'ann@example.org', role: 'user', domainId: 3 } as const

function counted(verdict: CheckedToken) {
  let nowMs = 1000
  const checked: string[] = []
  const verify = cacheVerdicts(
    (token) => {
      checked.push(token)
      return Promise.resolve(verdict)
    },
    () => nowMs,
  )
  return { verify, checked, wait: (ms: number) => (nowMs += ms) }
}

test('a valid token is verified once, and again when it expires', async () => {
  const { verify, checked, wait } = counted({ verdict: { kind: 'valid', caller }, expiresAtMs: 2000 })
  await verify('a')
  await verify('a')
  expect(checked).toEqual(['a'])
  wait(1000)
  await verify('a')
  expect(checked).toEqual(['a', 'a'])
})

test('an invalid token is verified every time', async () => {
  const { verify, checked } = counted({ verdict: { kind: 'forged' }, expiresAtMs: null })
  await verify('a')
  await verify('a')
  expect(checked).toEqual(['a', 'a'])
})

test('the oldest of very many tokens is forgotten and verified again', async () => {
  const { verify, checked } = counted({ verdict: { kind: 'valid', caller }, expiresAtMs: 2000 })
  for (let token = 0; token <= 5000; token += 1) await verify(String(token))
  await verify('5000')
  expect(checked).toHaveLength(5001)
  await verify('0')
  expect(checked).toHaveLength(5002)
})
