/** How keyboards are labelled: as Apple does, or as the others do. */
export const keyboards = ['mac', 'other'] as const
export type Keyboard = (typeof keyboards)[number]

/** @param platform as `navigator.platform` names it, such as `MacIntel` or `Win32`; that of the device unless told */
export function readKeyboard(platform: string = navigator.platform): Keyboard {
  return /^(mac|iphone|ipad|ipod)/i.test(platform) ? 'mac' : 'other'
}
