import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password'

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('pässword', randomBytes)
  expect(hash).toMatch(/^\$(argon2id\$v=19\$m=19456,t=2,p=1|scrypt\$ln=17,r=8,p=1)\$/)
  expect(await verifyPassword('pässword', hash)).toBe(true)
  expect(await verifyPassword('password', hash)).toBe(false)
  expect(await hashPassword('pässword', randomBytes)).not.toBe(hash)
})

test('a hash of an older Node, made with scrypt, still fits', async () => {
  const salt = Buffer.alloc(16, 3)
  const tag = scryptSync('secret', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64').replaceAll('=', '')
  const hash = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64').replaceAll('=', '')}$${tag}`
  expect(await verifyPassword('secret', hash)).toBe(true)
  expect(await verifyPassword('Secret', hash)).toBe(false)
})

test('what is no hash fits no password', async () => {
  for (const hash of ['', '$', '$argon2id$$$', '$scrypt$ln=10$AAAA$AAAA', '$md5$x$y', 'plain']) {
    expect([hash, await verifyPassword('', hash)]).toEqual([hash, false])
  }
})
