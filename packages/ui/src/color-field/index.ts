export { ColorField, type ColorFieldProps, type ColorPreset } from './color-field'
