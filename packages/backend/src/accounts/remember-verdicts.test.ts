import { expect, test } from 'vitest'
import { rememberVerdicts, type CheckedToken } from './remember-verdicts'

const caller = { userId: 5, email: 'ann@example.org', role: 'user', domainId: 3 } as const

function counted(answer: CheckedToken) {
  let nowMs = 1000
  const checked: string[] = []
  const verify = rememberVerdicts(
    (token) => {
      checked.push(token)
      return Promise.resolve(answer)
    },
    () => nowMs,
  )
  return { verify, checked, wait: (ms: number) => (nowMs += ms) }
}

test('a valid token is checked once, and again when its time is over', async () => {
  const { verify, checked, wait } = counted({ verdict: { kind: 'valid', caller }, expiresAtMs: 2000 })
  await verify('a')
  await verify('a')
  expect(checked).toEqual(['a'])
  wait(1000)
  await verify('a')
  expect(checked).toEqual(['a', 'a'])
})

test('what is not valid is checked each time', async () => {
  const { verify, checked } = counted({ verdict: { kind: 'forged' }, expiresAtMs: null })
  await verify('a')
  await verify('a')
  expect(checked).toEqual(['a', 'a'])
})

test('of very many tokens the oldest is forgotten, and checked again', async () => {
  const { verify, checked } = counted({ verdict: { kind: 'valid', caller }, expiresAtMs: 2000 })
  for (let token = 0; token <= 5000; token += 1) await verify(String(token))
  await verify('5000')
  expect(checked).toHaveLength(5001)
  await verify('0')
  expect(checked).toHaveLength(5002)
})
