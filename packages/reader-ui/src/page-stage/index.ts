export { PageStage, type PageSpread, type PageStageProps } from './page-stage'
export type { PartFailure } from './page-view'
