import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

/** scrypt, because every supported Node has it: 16 MiB and about a fifth of a second per password. */
const current = { ln: 14, r: 8, p: 5 }
const tagBytes = 32
const saltBytes = 16

type Argon2 = typeof crypto.argon2

/** `not-verifiable`: a hash of a kind that this Node does not support. */
export type PasswordVerdict = 'fits' | 'differs' | 'not-verifiable'

const deriveScrypt = promisify(
  (
    password: string,
    salt: Buffer,
    length: number,
    options: { N: number; r: number; p: number; maxmem: number },
    done: (e: Error | null, key: Buffer) => void,
  ) => crypto.scrypt(password, salt, length, options, done),
)

/** Hashes a password as PHC text. */
export async function hashPassword(password: string, randomBytes: (size: number) => Buffer): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await runScrypt(password, salt, current, tagBytes)
  return `${currentPrefix}${encode(salt)}$${encode(tag)}`
}

const currentPrefix = `$scrypt$ln=${current.ln},r=${current.r},p=${current.p}$`

/** Returns true if the hash has the algorithm and cost of new ones. */
export function isCurrentHash(phc: string): boolean {
  return phc.startsWith(currentPrefix)
}

/**
 * Compares in constant time. Other text matches no password; argon2id, which older versions used where they could,
 * needs Node 24.7.
 */
export async function verifyPassword(
  password: string,
  phc: string,
  argon2: Argon2 | null = crypto.argon2 ?? null,
): Promise<PasswordVerdict> {
  const [, kind, ...rest] = phc.split('$')
  const [hash = '', saltText = ''] = rest.toReversed()
  const settings = readParameters(rest.join('$'))
  const salt = Buffer.from(saltText, 'base64')
  const expected = Buffer.from(hash, 'base64')
  if (salt.length < 8 || expected.length < 16) return 'differs'
  if (kind === 'scrypt') {
    const { ln, r, p } = settings
    if (ln === undefined || r === undefined || p === undefined) return 'differs'
    return compare(await runScrypt(password, salt, { ln, r, p }, expected.length), expected)
  }
  if (kind !== 'argon2id' || argon2 === null) return 'not-verifiable'
  const { m, t, p } = settings
  if (m === undefined || t === undefined || p === undefined) return 'differs'
  const tag = await promisify(argon2)('argon2id', {
    message: password,
    nonce: salt,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: expected.length,
  })
  return compare(tag, expected)
}

function compare(tag: Buffer, expected: Buffer): PasswordVerdict {
  return crypto.timingSafeEqual(tag, expected) ? 'fits' : 'differs'
}

async function runScrypt(
  password: string,
  salt: Buffer,
  { ln, r, p }: typeof current,
  length: number,
): Promise<Buffer> {
  const cost = 2 ** ln
  return deriveScrypt(password, salt, length, { N: cost, r, p, maxmem: 256 * cost * r })
}

function readParameters(text: string): Record<string, number> {
  const pairs = Array.from(
    text.matchAll(/([a-z]{1,2})=(\d+)/g),
    ([, name = '', value]) => [name, Number(value)] as const,
  )
  return Object.fromEntries(pairs)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
