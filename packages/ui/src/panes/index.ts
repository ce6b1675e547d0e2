export { paneOrientations, Panes, type PaneOrientation, type PanesProps } from './panes'
