/**
 * Returns a new key of something that the reader made: 32 hexadecimal digits. `randomUUID` exists on https pages and on the
 * server's own machine only, but a school may serve books over http.
 */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
