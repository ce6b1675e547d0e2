import { createHash } from 'node:crypto'

/** A token that nobody can guess; only its hash is kept. */
export function newSecretToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret token. The token is random, so a fast hash is enough. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
