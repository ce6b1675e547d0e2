export { PresenterFrame, type PresenterFrameProps } from './presenter-frame'
export { useIdle } from './use-idle'
