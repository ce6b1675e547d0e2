import type { IconNode } from 'lucide'
import { createElement } from 'react'
import * as styles from './icon.css'

/** An icon of the icon set: its strokes, on a square of 24 by 24. */
export type IconDrawing = IconNode

export const iconSizes = ['s', 'm', 'l', 'xl'] as const
export type IconSize = (typeof iconSizes)[number]

const pixels: Readonly<Record<IconSize, number>> = { s: 16, m: 20, l: 24, xl: 40 }

export interface IconProps {
  readonly of: IconDrawing
  readonly size?: IconSize | undefined
  /** Mirrors the icon in right-to-left layouts: for arrows and everything else that points along the text. */
  readonly followsText?: boolean | undefined
}

/** An icon beside a label; hidden from screen readers. */
export function Icon({ of: icon, size = 'm', followsText = false }: IconProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'xl' ? 1.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={followsText ? styles.mirrored : styles.icon}
    >
      {icon.map(([tag, attributes], stroke) => createElement(tag, { ...attributes, key: stroke }))}
    </svg>
  )
}
