export { FullScreenButton, FullScreenFrame, type FullScreenFrameProps } from './full-screen-frame'
export { usePageFullScreen, type PageFullScreen } from './use-page-full-screen'
