export { ChoiceGroup, type Choice, type ChoiceGroupProps } from './choice-group'
