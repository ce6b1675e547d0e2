import { audioEditorMessages } from '@lectern/messages'
import { Button, TextField, useTranslate } from '@lectern/ui'
import { ChevronLeft, ChevronRight } from '@lectern/ui/icons'
import { useState } from 'react'
import { clampPageNumber } from './clamp-page-number'
import * as styles from './focus-bar.css'

export interface FocusBarProps {
  /** Place of the shown page in the chapter, from 1. */
  readonly current: number
  readonly pageCount: number
  readonly onGo: (place: number) => void
}

/** Turns the pages of the Focus view, and goes to a typed number when its field is left. */
export function FocusBar({ current, pageCount, onGo }: FocusBarProps) {
  const t = useTranslate(audioEditorMessages)
  /** Null while nothing is typed: the field shows the current page. */
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed === null) return
    setTyped(null)
    const place = clampPageNumber(typed, { current, pageCount })
    if (place !== current) onGo(place)
  }
  return (
    <div className={styles.bar} role="group" aria-label={t('focusPages')}>
      <Button size="s" icon={ChevronLeft} disabled={current <= 1} onClick={() => onGo(current - 1)}>
        {t('focusPrevious')}
      </Button>
      <span className={styles.number}>
        <TextField
          size="s"
          label={t('focusPage')}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(current)}
          onChange={setTyped}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
      </span>
      <span className={styles.count}>{t('focusOf', { count: pageCount })}</span>
      <Button size="s" iconEnd={ChevronRight} disabled={current >= pageCount} onClick={() => onGo(current + 1)}>
        {t('next')}
      </Button>
    </div>
  )
}
