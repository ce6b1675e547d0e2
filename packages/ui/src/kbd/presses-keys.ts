import { readChords } from './read-chords'

/** The parts of a keyboard event that are compared. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const written: Readonly<Record<string, string>> = { ' ': 'space', '+': 'plus' }
const letter = /^\p{L}$/u

/**
 * Returns true when a key press matches a shortcut of keys pressed together, without other modifiers. `$mod` matches
 * Control and Command on every platform, and `Arrows` each arrow key. Letters match in either case, symbols with or
 * without Shift, wherever the keyboard has them.
 *
 * @example
 * pressesKeys('$mod+Z', { key: 'z', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }) // => true
 */
export function pressesKeys(keys: string, press: PressedKeys): boolean {
  const pressed = (written[press.key] ?? press.key).toLowerCase()
  const isArrow = pressed.startsWith('arrow')
  // Every key that is typed is compared with all shortcuts: most of them are not even parsed.
  if (!isArrow && !keys.toLowerCase().includes(pressed)) return false
  const [chord, ...more] = readChords(keys)
  if (chord === undefined || more.length > 0) return false
  const names = chord.map((name) => name.toLowerCase())
  const key = names.at(-1)
  const holds = (modifier: string) => names.slice(0, -1).includes(modifier)
  return (
    (key === pressed || (key === 'arrows' && isArrow)) &&
    (holds('$mod')
      ? press.ctrlKey || press.metaKey
      : press.ctrlKey === holds('control') && press.metaKey === holds('meta')) &&
    press.altKey === holds('alt') &&
    (press.shiftKey === holds('shift') || isSign(press.key))
  )
}

/** Returns true for a symbol, which some keyboards have with Shift. */
function isSign(key: string): boolean {
  return key.length === 1 && key !== ' ' && !letter.test(key)
}
