import type { CoachingPoint } from '@lectern/core/book'
import { coachingMessages } from '@lectern/messages'
import { findMarkIcon, Icon, useTranslate } from '@lectern/ui'
import { Info } from '@lectern/ui/icons'
import { useState, type CSSProperties } from 'react'
import { MarkButton } from '../page-marks/mark-button'
import type { CoachingBubble } from './read-coaching-bubble'
import * as styles from './coaching.css'

export interface CoachingMarkProps {
  readonly point: CoachingPoint
  readonly bubble: CoachingBubble
  readonly isOpen: boolean
  readonly onPress: (button: HTMLElement) => void
}

/** A coaching point on the page: a bubble that points to a side, in the point's colour, with its icon. */
export function CoachingMark({ point, bubble, isOpen, onPress }: CoachingMarkProps) {
  const t = useTranslate(coachingMessages)
  const [failedIcon, setFailedIcon] = useState<string | null>(null)
  const { side, title, icon } = bubble
  const color = point.color?.trim()
  const look: CSSProperties & Record<`--${string}`, string> =
    color !== undefined && CSS.supports('color', color) ? { [styles.ownColor]: color } : {}
  return (
    <MarkButton
      label={title?.text ?? t('coachingPoint')}
      language={title?.language ?? null}
      isOpen={isOpen}
      onPress={onPress}
    >
      <span className={styles.bubble} style={look} data-coaching={point.id} data-side={side}>
        <span className={styles.tail} />
        <span className={styles.face}>
          {icon !== null && icon !== failedIcon ? (
            <img
              className={styles.picture}
              src={icon}
              alt=""
              decoding="async"
              draggable={false}
              onError={() => setFailedIcon(icon)}
            />
          ) : (
            <Icon of={findMarkIcon(point.icon) ?? Info} />
          )}
        </span>
      </span>
    </MarkButton>
  )
}
