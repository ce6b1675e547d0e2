import type { LucideIcon } from 'lucide-react'
import * as styles from './icon.css'

/** A drawing from the icon set. */
export type IconDrawing = LucideIcon

export const iconSizes = ['s', 'm', 'l', 'xl'] as const
export type IconSize = (typeof iconSizes)[number]

const pixels: Readonly<Record<IconSize, number>> = { s: 16, m: 20, l: 24, xl: 40 }

export interface IconProps {
  readonly of: IconDrawing
  readonly size?: IconSize | undefined
  /** Turns the drawing round in right-to-left layouts: for arrows and everything else that points along the text. */
  readonly followsText?: boolean | undefined
}

/** A drawing beside words; it says nothing to a screen reader. */
export function Icon({ of: Drawing, size = 'm', followsText = false }: IconProps) {
  return (
    <Drawing
      aria-hidden
      focusable={false}
      size={pixels[size]}
      strokeWidth={size === 'xl' ? 1.25 : 1.75}
      className={followsText ? styles.mirrored : styles.icon}
    />
  )
}
