import type { Preferences } from '../store/preferences'

/** Returns the shortcut letters that the reader set; null if the reader turned all letters off. */
export function chooseLetters({
  lettersOn,
  letters,
}: Pick<Preferences, 'lettersOn' | 'letters'>): Preferences['letters'] | null {
  return lettersOn ? letters : null
}
