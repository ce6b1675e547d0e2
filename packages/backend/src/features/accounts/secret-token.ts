import { createHash } from 'node:crypto'

/** Creates an unguessable token; only its hash is stored. */
export function newSecretToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored hash of a token. The token is random, so a fast hash is enough. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
