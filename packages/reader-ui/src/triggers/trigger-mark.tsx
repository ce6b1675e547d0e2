import type { PopupTrigger } from '@lectern/core/book'
import { triggerMessages } from '@lectern/messages'
import { findMarkIcon, Icon, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { MarkButton } from '../page-marks/mark-button'
import { findSubject, subjectIcons } from './find-subject'
import { nameTrigger } from './name-trigger'
import type { ShownTrigger } from './read-trigger'
import { styleTrigger } from './style-trigger'
import * as styles from './triggers.css'

export interface TriggerMarkProps {
  readonly trigger: PopupTrigger
  readonly shown: ShownTrigger
  readonly isOpen: boolean
  readonly onPress: (button: HTMLElement) => void
}

/** A trigger on the page: its picture, or a frame with the icon of what it opens. */
export function TriggerMark({ trigger, shown, isOpen, onPress }: TriggerMarkProps) {
  const t = useTranslate(triggerMessages)
  const [failedIcon, setFailedIcon] = useState<string | null>(null)
  const looks = styleTrigger(trigger)
  const { icon, direct, link } = shown
  const name = nameTrigger(shown, t)
  const isLink = direct === 'link' && link !== null && link.href !== null
  const hasPicture = icon !== null && icon !== failedIcon
  return (
    <MarkButton
      label={isLink ? t('triggerInNewTab', { title: name.text }) : name.text}
      language={name.language}
      href={isLink ? (link.href ?? undefined) : undefined}
      isOpen={direct === null ? isOpen : undefined}
      onPress={onPress}
      style={looks.button}
    >
      {(!hasPicture || looks.hasFrame) && <span className={styles.frame} />}
      {hasPicture ? (
        <img
          className={styles.picture}
          src={icon}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailedIcon(icon)}
        />
      ) : (
        <span className={styles.badge}>
          <Icon of={findMarkIcon(trigger.icon) ?? subjectIcons[findSubject(shown)]} size="s" />
        </span>
      )}
    </MarkButton>
  )
}
