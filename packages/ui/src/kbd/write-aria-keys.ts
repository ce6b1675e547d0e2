import type { Keyboard } from './read-keyboard'

/**
 * The shortcut as `aria-keyshortcuts` wants it, so that screen readers say it with the control; none for keys that are
 * pressed one after the other, for which that attribute has no words.
 */
export function writeAriaKeys(keys: string | undefined, keyboard: Keyboard): string | undefined {
  if (keys === undefined || keys.includes(' ')) return undefined
  return keys.replace('$mod', keyboard === 'mac' ? 'Meta' : 'Control')
}
