import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { SpinnerRing } from '../spinner/spinner-ring'
import * as styles from './button.css'

interface ButtonFaceProps {
  readonly size: keyof typeof styles.ring
  readonly busy: boolean
  readonly icon: IconDrawing | undefined
  readonly iconFollowsText: boolean | undefined
  readonly iconEnd: IconDrawing | undefined
  readonly children: ReactNode
}

/** Icons and label. While busy, a ring is shown before the label or in place of the icon; the width stays the same. */
export function ButtonFace({ size, busy, icon, iconFollowsText, iconEnd, children }: ButtonFaceProps) {
  const drawn = size === 'l' ? 'm' : 's'
  const hasDrawing = icon !== undefined || iconEnd !== undefined
  const ring = (
    <span className={`${styles.ring[size]} ${hasDrawing ? '' : styles.ringBeforeLabel[size]}`}>
      <SpinnerRing size="s" />
    </span>
  )
  return (
    <>
      {busy && ring}
      {icon && !busy && <Icon of={icon} size={drawn} followsText={iconFollowsText} />}
      {children}
      {iconEnd && !(busy && icon === undefined) && <Icon of={iconEnd} size={drawn} followsText />}
    </>
  )
}
