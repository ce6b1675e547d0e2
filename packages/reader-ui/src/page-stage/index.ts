export { PageStage, type PageStageProps } from './page-stage'
