import type { Keyboard } from './read-keyboard'

/**
 * Writes a shortcut for `aria-keyshortcuts`, so that screen readers announce it with the control. Returns undefined for
 * key sequences, which that attribute cannot express.
 */
export function writeAriaKeys(keys: string | undefined, keyboard: Keyboard): string | undefined {
  if (keys === undefined || keys.includes(' ')) return undefined
  return keys.replace('$mod', keyboard === 'mac' ? 'Meta' : 'Control')
}
