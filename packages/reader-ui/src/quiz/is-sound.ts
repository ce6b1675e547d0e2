/**
 * Returns true if the type of a quiz medium is that of a sound.
 *
 * @example
 * isSound('audio/mpeg') // => true
 * isSound('image') // => false
 */
export function isSound(type: string): boolean {
  return /^(audio|sound)/i.test(type)
}
