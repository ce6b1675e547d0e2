export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group'
export { RadioRow, type RadioRowProps } from './radio-row'
