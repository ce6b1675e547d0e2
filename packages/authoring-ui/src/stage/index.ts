export { createStage, type Stage, type StageOptions } from './create-stage'
