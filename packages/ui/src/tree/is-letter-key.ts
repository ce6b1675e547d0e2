/**
 * Whether a key, as `KeyboardEvent.key` names it, writes a character to search by; named keys have longer names, and `*`
 * opens branches.
 */
export function isLetterKey(key: string): boolean {
  return key !== '*' && /^.$/su.test(key)
}
