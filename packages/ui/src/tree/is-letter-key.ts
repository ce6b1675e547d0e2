/**
 * Returns true when a key, as `KeyboardEvent.key` names it, types a character to search for. Named keys have longer
 * names, and `*` opens branches.
 */
export function isLetterKey(key: string): boolean {
  return key !== '*' && /^.$/su.test(key)
}
