export { IconSelect, type IconSelectProps } from './icon-select'
