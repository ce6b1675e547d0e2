export {
  Text,
  textFaces,
  textSizes,
  textTones,
  textWeights,
  type TextFace,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
} from './text'
