export {
  fieldSizes,
  TextField,
  textFieldTypes,
  type FieldSize,
  type TextFieldProps,
  type TextFieldType,
} from './text-field'
export { PasswordField, type PasswordFieldProps } from './password-field'
export { SearchField, type SearchFieldProps } from './search-field'
export { TextArea, type TextAreaProps } from './text-area'
