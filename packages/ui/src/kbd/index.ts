export { Kbd, kbdLooks, kbdSizes, type KbdLook, type KbdProps, type KbdSize } from './kbd'
export { pressesKeys, type PressedKeys } from './presses-keys'
export { keyboards, readKeyboard, type Keyboard } from './read-keyboard'
export { writeAriaKeys } from './write-aria-keys'
