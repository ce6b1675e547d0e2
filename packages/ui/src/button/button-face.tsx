import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { SpinnerRing } from '../spinner/spinner-ring'
import * as styles from './button.css'

interface ButtonFaceProps {
  readonly large: boolean
  readonly busy: boolean
  readonly icon: IconDrawing | undefined
  readonly iconFollowsText: boolean | undefined
  readonly iconEnd: IconDrawing | undefined
  readonly children: ReactNode
}

/** Drawings and words. While busy a ring takes the place of a drawing, else it lies over the words: the width stays. */
export function ButtonFace({ large, busy, icon, iconFollowsText, iconEnd, children }: ButtonFaceProps) {
  const size = large ? 'm' : 's'
  const ring = (
    <span className={large ? styles.largeRing : styles.ring}>
      <SpinnerRing size="s" />
    </span>
  )
  if (busy && icon === undefined && iconEnd === undefined) {
    return (
      <>
        <span className={styles.waitingWords}>{children}</span>
        <span className={styles.ringOverWords}>{ring}</span>
      </>
    )
  }
  return (
    <>
      {icon && (busy ? ring : <Icon of={icon} size={size} followsText={iconFollowsText} />)}
      {children}
      {iconEnd && (busy && icon === undefined ? ring : <Icon of={iconEnd} size={size} followsText />)}
    </>
  )
}
