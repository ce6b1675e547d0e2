/** Whether a key, as `KeyboardEvent.key` names it, writes a character; named keys have longer names. */
export function isLetterKey(key: string): boolean {
  return /^.$/su.test(key)
}
