import type { AnyElementProps } from '../native-props'
import { card } from './card.css'

export const cardLevels = ['surface', 'raised', 'sunken'] as const
export type CardLevel = (typeof cardLevels)[number]

export const cardPaddings = ['none', 's', 'm', 'l'] as const
export type CardPadding = (typeof cardPaddings)[number]

export interface CardProps extends AnyElementProps {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'form' | undefined
  readonly level?: CardLevel | undefined
  readonly padding?: CardPadding | undefined
  /** Reacts to hover: for a card whose main link or button can be pressed anywhere on it. */
  readonly interactive?: boolean | undefined
  readonly selected?: boolean | undefined
}

/** A container for one item. */
export function Card({
  as: Tag = 'div',
  level = 'surface',
  padding = 'm',
  interactive = false,
  selected = false,
  ...native
}: CardProps) {
  return (
    <Tag
      {...native}
      className={card({ level, padding, interactive, selected })}
      data-selected={selected ? '' : undefined}
    />
  )
}
