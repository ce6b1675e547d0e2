export {
  ToggleGroup,
  toggleSizes,
  type MultipleToggleGroupProps,
  type SingleToggleGroupProps,
  type ToggleGroupProps,
  type ToggleSize,
} from './toggle-group'
