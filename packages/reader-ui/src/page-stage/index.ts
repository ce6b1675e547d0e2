export type { PageSpread } from './page-spread'
export { PageStage, type PageStageProps } from './page-stage'
export type { PartFailure } from './page-view'
