import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = { memoryKib: 19_456, passes: 2, parallelism: 1, tagBytes: 32 }
const scrypt = { log2Cost: 17, blockSize: 8, parallelism: 1, tagBytes: 32 }
const saltBytes = 16

type ScryptOptions = { N: number; r: number; p: number; maxmem: number }

const deriveScrypt = promisify(
  (
    password: string,
    salt: Buffer,
    length: number,
    options: ScryptOptions,
    done: (e: Error | null, key: Buffer) => void,
  ) => crypto.scrypt(password, salt, length, options, done),
)

/** Hashes a password as PHC text: argon2id where this Node has it (24.7), scrypt elsewhere. About 30 or 240 ms. */
export async function hashPassword(password: string, randomBytes: (size: number) => Buffer): Promise<string> {
  const salt = randomBytes(saltBytes)
  if (typeof crypto.argon2 === 'function') {
    const { memoryKib, passes, parallelism, tagBytes } = argon2
    const tag = await deriveArgon2id(password, salt, argon2)
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag.subarray(0, tagBytes))}`
  }
  const { log2Cost, blockSize, parallelism, tagBytes } = scrypt
  const tag = await runScrypt(password, salt, log2Cost, blockSize, parallelism, tagBytes)
  return `$scrypt$ln=${log2Cost},r=${blockSize},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Compares in constant time. A hash that cannot be read fits no password. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, kind, ...rest] = phc.split('$')
  const parameters = readParameters(rest.find((part) => part.includes(',')) ?? '')
  const salt = Buffer.from(rest.at(-2) ?? '', 'base64')
  const expected = Buffer.from(rest.at(-1) ?? '', 'base64')
  if (salt.length < 8 || expected.length < 16) return false
  if (kind === 'argon2id' && typeof crypto.argon2 === 'function') {
    const { m, t, p } = parameters
    if (m === undefined || t === undefined || p === undefined) return false
    const settings = { memoryKib: m, passes: t, parallelism: p, tagBytes: expected.length }
    return crypto.timingSafeEqual(await deriveArgon2id(password, salt, settings), expected)
  }
  if (kind === 'scrypt') {
    const { ln, r, p } = parameters
    if (ln === undefined || r === undefined || p === undefined) return false
    return crypto.timingSafeEqual(await runScrypt(password, salt, ln, r, p, expected.length), expected)
  }
  return false
}

async function deriveArgon2id(password: string, salt: Buffer, settings: typeof argon2): Promise<Buffer> {
  return promisify(crypto.argon2)('argon2id', {
    message: password,
    nonce: salt,
    memory: settings.memoryKib,
    passes: settings.passes,
    parallelism: settings.parallelism,
    tagLength: settings.tagBytes,
  })
}

async function runScrypt(
  password: string,
  salt: Buffer,
  log2Cost: number,
  blockSize: number,
  parallelism: number,
  tagBytes: number,
): Promise<Buffer> {
  const cost = 2 ** log2Cost
  const options = { N: cost, r: blockSize, p: parallelism, maxmem: 256 * cost * blockSize }
  return deriveScrypt(password, salt, tagBytes, options)
}

function readParameters(text: string): Record<string, number> {
  return Object.fromEntries(text.split(',').map((pair) => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]))
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
