import type { Preferences } from '../store/preferences'

/** Returns the letters of the reader's choice; null if all are off. */
export function chooseLetters({
  lettersOn,
  letters,
}: Pick<Preferences, 'lettersOn' | 'letters'>): Preferences['letters'] | null {
  return lettersOn ? letters : null
}
