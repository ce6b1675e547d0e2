import type { Preferences } from '../store/preferences'

/** Letters are off until the reader has the commands that they trigger. */
export const lettersInUse = { 'toggle-image': null, 'toggle-video': null } as const

/** Returns the letters of the reader's choice. */
export function chooseLetters({ lettersOn, letters }: Pick<Preferences, 'lettersOn' | 'letters'>) {
  return lettersOn ? { ...letters, ...lettersInUse } : null
}
