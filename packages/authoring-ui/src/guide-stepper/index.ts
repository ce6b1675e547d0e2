export { GuideStepper, type GuideStepperProps } from './guide-stepper'
