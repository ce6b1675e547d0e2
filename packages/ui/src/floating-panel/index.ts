export { FloatingPanel, type FloatingPanelProps, type FloatingPanelShape } from './floating-panel'
