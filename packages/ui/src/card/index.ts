export { Card, cardLevels, cardPaddings, type CardLevel, type CardPadding, type CardProps } from './card'
export { CardButton, CardLink, type CardButtonProps, type CardLinkProps } from './pressable-card'
