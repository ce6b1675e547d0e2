export { RectInspector } from './rect-inspector'
