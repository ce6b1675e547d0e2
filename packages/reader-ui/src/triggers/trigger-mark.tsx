import type { PopupTrigger } from '@lectern/core/book'
import { triggerMessages } from '@lectern/messages'
import { Icon, useTranslate } from '@lectern/ui'
import { Info } from '@lectern/ui/icons'
import { useState } from 'react'
import { MarkButton } from '../page-marks/mark-button'
import type { ShownTrigger } from './read-trigger'
import * as styles from './triggers.css'

export interface TriggerMarkProps {
  readonly trigger: PopupTrigger
  readonly shown: ShownTrigger
  readonly isOpen: boolean
  readonly onPress: (button: HTMLElement) => void
}

/** A trigger on the page: its icon, or a frame. */
export function TriggerMark({ shown, isOpen, onPress }: TriggerMarkProps) {
  const t = useTranslate(triggerMessages)
  const [failedIcon, setFailedIcon] = useState<string | null>(null)
  const { title, icon } = shown
  return (
    <MarkButton
      label={title?.text ?? t('triggerMore')}
      language={title?.language ?? null}
      isOpen={isOpen}
      onPress={onPress}
    >
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
        <span className={styles.frame}>
          <span className={styles.badge}>
            <Icon of={Info} />
          </span>
        </span>
      )}
    </MarkButton>
  )
}
