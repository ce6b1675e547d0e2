export { ColorField, type ColorFieldProps } from './color-field'
export type { ColorPreset } from './color-picker'
