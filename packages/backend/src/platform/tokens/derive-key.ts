import { hkdfSync } from 'node:crypto'

/** Derives a separate key for each purpose, so that a signature for one is never valid for another. */
export function deriveKey(secret: string, purpose: 'access-tokens' | 'object-links'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `lectern ${purpose}`, 32))
}
