/** A shortcut with the key that commands have: ⌘ on Apple's systems, Ctrl on the others. */
export interface CommandShortcut {
  readonly letter: string
  readonly shift: boolean
}

/**
 * The shortcut as it is written on the keys.
 * @param platform as `navigator.platform` names it, such as `MacIntel` or `Win32`
 */
export function nameShortcut({ letter, shift }: CommandShortcut, platform: string): string {
  if (/^(mac|iphone|ipad|ipod)/i.test(platform)) return `${shift ? '⇧' : ''}⌘${letter}`
  return `Ctrl ${shift ? '⇧ ' : ''}${letter}`
}
