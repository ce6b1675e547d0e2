export { Card, cardLevels, cardPaddings, type CardLevel, type CardPadding, type CardProps } from './card'
