export { createTextMeasure, type TextMeasure } from './measure-text'
export { TextLayer, type TextLayerProps } from './text-layer'
