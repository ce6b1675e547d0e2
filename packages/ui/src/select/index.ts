export { Select, selectLooks, type SelectLook, type SelectOption, type SelectProps } from './select'
