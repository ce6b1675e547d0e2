/** The labels of a keyboard: Apple's or the others'. */
export const keyboards = ['mac', 'other'] as const
export type Keyboard = (typeof keyboards)[number]

/** @param platform as in `navigator.platform`, such as `MacIntel` or `Win32`; by default the device's */
export function readKeyboard(platform: string = navigator.platform): Keyboard {
  return /^(mac|iphone|ipad|ipod)/i.test(platform) ? 'mac' : 'other'
}
