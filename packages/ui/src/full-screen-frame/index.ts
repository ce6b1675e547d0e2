export { FullScreenButton, FullScreenFrame, type FullScreenFrameProps } from './full-screen-frame'
