export { TourStep, type TourStepProps } from './tour-step'
