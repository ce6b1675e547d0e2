export { LocaleToggle } from './locale-toggle'
