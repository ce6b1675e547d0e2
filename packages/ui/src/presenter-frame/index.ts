export { PresenterFrame, type PresenterFrameProps } from './presenter-frame'
