export { Checkbox, type CheckboxProps } from './checkbox'
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './checkbox-group'
