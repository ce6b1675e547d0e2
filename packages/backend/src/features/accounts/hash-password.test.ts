import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password'

const { randomBytes } = crypto
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashing is slow, more so on a busy machine. */
const timeout = 30_000

test('a password matches its own hash and no other', { timeout }, async () => {
  const hash = await hashPassword('pässword', randomBytes)
  expect(await verifyPassword('pässword', hash)).toBe('fits')
  expect(await verifyPassword('password', hash)).toBe('differs')
})

test('a hash uses the one algorithm that every supported Node has, with its own salt', { timeout }, async () => {
  const hash = await hashPassword('password', randomBytes)
  expect(await hashPassword('password', randomBytes)).not.toBe(hash)
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  expect(isCurrentHash(hash)).toBe(true)
})

test('a scrypt hash of another cost still matches and counts as outdated', async () => {
  const salt = Buffer.alloc(16, 3)
  const tag = crypto.scryptSync('secret', salt, 32, { N: 1024, r: 8, p: 1 })
  const hash = `$scrypt$ln=10,r=8,p=1$${encode(salt)}$${encode(tag)}`
  expect([await verifyPassword('secret', hash), await verifyPassword('Secret', hash)]).toEqual(['fits', 'differs'])
  expect(isCurrentHash(hash)).toBe(false)
})

test('verifies an argon2id hash where Node supports it, and reports it elsewhere', async () => {
  const salt = Buffer.alloc(16, 3)
  const hashOf = async (argon2: NonNullable<typeof crypto.argon2>) => {
    const settings = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
    const tag = await promisify(argon2)('argon2id', { message: 'secret', nonce: salt, ...settings })
    return `$argon2id$v=19$m=8,t=1,p=1$${encode(salt)}$${encode(tag)}`
  }
  const some = `$argon2id$v=19$m=8,t=1,p=1$${encode(salt)}$${encode(Buffer.alloc(32))}`
  expect(await verifyPassword('secret', some, null)).toBe('not-verifiable')
  if (typeof crypto.argon2 !== 'function') return
  const hash = await hashOf(crypto.argon2)
  const verdicts = [await verifyPassword('secret', hash), await verifyPassword('Secret', hash)]
  expect(verdicts).toEqual(['fits', 'differs'])
  expect(isCurrentHash(hash)).toBe(false)
})

test('other text matches no password', async () => {
  for (const hash of ['', '$', '$argon2id$$$', '$scrypt$ln=10$AAAA$AAAA', 'plain']) {
    expect([hash, await verifyPassword('', hash)]).toEqual([hash, 'differs'])
  }
  const [salt, tag] = [encode(Buffer.alloc(16)), encode(Buffer.alloc(32))]
  expect(await verifyPassword('', `$md5$a=1,b=2$${salt}$${tag}`)).toBe('not-verifiable')
})
