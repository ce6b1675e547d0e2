export { Kbd, kbdSizes, type KbdProps, type KbdSize } from './kbd'
export { keyboards, type Keyboard } from './name-key'
