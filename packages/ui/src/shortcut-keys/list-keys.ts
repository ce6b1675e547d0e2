/** Keys that have a name in the language of the interface. */
export const namedKeys = [
  'Alt',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'Backspace',
  'Command',
  'Control',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Option',
  'PageDown',
  'PageUp',
  'Shift',
  'Space',
  'Tab',
] as const
export type NamedKey = (typeof namedKeys)[number]

/** A key of a keyboard: one with a name, or one known by what is written on it. */
export type KeyboardKey =
  | { readonly kind: 'named'; readonly name: NamedKey }
  | { readonly kind: 'written'; readonly text: string }

/**
 * The keys of a shortcut as the keyboard of a platform has them: `Mod` is Command on Apple's systems and Ctrl on the
 * others, `Alt` is Option there. The plus key itself is written `Plus`.
 *
 * @param shortcut such as `Mod+Shift+Z`, with the names of keyboard events: `ArrowLeft`, `PageUp`, `Space`
 * @param platform as `navigator.platform` names it, such as `MacIntel` or `Win32`
 *
 * @example
 * listKeys('Mod+Z', 'MacIntel') // => [{ kind: 'named', name: 'Command' }, { kind: 'written', text: 'Z' }]
 */
export function listKeys(shortcut: string, platform: string): readonly KeyboardKey[] {
  const isApple = /^(mac|iphone|ipad|ipod)/i.test(platform)
  return shortcut.split('+').map((part) => {
    const name = nameOf(part, isApple)
    if (name !== undefined) return { kind: 'named', name }
    return { kind: 'written', text: part === 'Plus' ? '+' : part.length === 1 ? part.toUpperCase() : part }
  })
}

function nameOf(part: string, isApple: boolean): NamedKey | undefined {
  if (part === 'Mod') return isApple ? 'Command' : 'Control'
  if (part === 'Alt' && isApple) return 'Option'
  return namedKeys.find((name) => name === part)
}
