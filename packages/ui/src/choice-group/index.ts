export { ChoiceGroup, choiceSizes, type Choice, type ChoiceGroupProps, type ChoiceSize } from './choice-group'
