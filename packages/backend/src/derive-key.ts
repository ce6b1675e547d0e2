import { hkdfSync } from 'node:crypto'

/** A key of its own for each use, so that no signature of one kind is ever valid as another. */
export function deriveKey(secret: string, purpose: 'access-tokens' | 'object-links'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `lectern ${purpose}`, 32))
}
