import { waysInMessages } from '@lectern/messages'
import { IconButton, Text, useTranslate } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useState, type ReactNode } from 'react'
import * as styles from './notice-strip.css'

export interface NoticeStripProps {
  /** Name of the region, for screen readers. */
  readonly label: string
  readonly text: string
  readonly action?: ReactNode
}

/** Shows a notice about the book above its page until it is dismissed. Does not move the focus. */
export function NoticeStrip({ label, text, action }: NoticeStripProps) {
  const t = useTranslate(waysInMessages)
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <section aria-label={label} className={styles.strip}>
      <div className={styles.content}>
        <Text size="s">{text}</Text>
        {action}
      </div>
      <IconButton icon={X} label={t('noticeDismiss')} onClick={() => setIsDismissed(true)} />
    </section>
  )
}
