import { pauseTag } from '@lectern/core/audio'
import { pauseTagSeconds } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { Button, Icon, NumberField, useToast, useTranslate } from '@lectern/ui'
import { Copy, Timer, TriangleAlert } from '@lectern/ui/icons'
import { useState } from 'react'
import { isPauseTooLong } from './is-pause-too-long'
import * as styles from './pause-tool.css'

export interface PauseToolProps {
  readonly disabled: boolean
  /** Puts a pause at the cursor; null while the cursor is in no text. */
  readonly onAdd: ((seconds: number) => void) | null
}

/** Adds a pause of a chosen length to the text, or copies its tag. */
export function PauseTool({ disabled, onAdd }: PauseToolProps) {
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [seconds, setSeconds] = useState<number>(pauseTagSeconds.initial)
  const copy = async () => {
    const tag = pauseTag(seconds)
    try {
      await navigator.clipboard.writeText(tag)
      toast({ tone: 'success', message: t('pauseCopied', { tag }) })
    } catch (error) {
      // The browser refuses it without permission.
      if (!(error instanceof DOMException)) throw error
      toast({ tone: 'critical', message: t('pauseCopyFailed', { tag }) })
    }
  }
  return (
    <div className={styles.tool} role="group" aria-label={t('pauseTitle')}>
      <div className={styles.controls}>
        <span className={styles.seconds}>
          <NumberField
            size="s"
            label={t('pauseSeconds')}
            hideLabel
            unit={t('pauseUnit')}
            min={pauseTagSeconds.minimum}
            step={pauseTagSeconds.step}
            value={seconds}
            onChange={setSeconds}
          />
        </span>
        <Button size="s" icon={Timer} disabled={disabled || onAdd === null} onClick={() => onAdd?.(seconds)}>
          {t('pauseAdd')}
        </Button>
        <Button size="s" tone="quiet" icon={Copy} onClick={() => void copy()}>
          {t('pauseCopy')}
        </Button>
      </div>
      <div role="status" className={styles.note}>
        {isPauseTooLong(seconds) ? (
          <span className={styles.warning}>
            <Icon of={TriangleAlert} size="s" />
            {t('pauseTooLong', { count: pauseTagSeconds.longestHonoured })}
          </span>
        ) : (
          onAdd === null && t('pauseNeedsCursor')
        )}
      </div>
    </div>
  )
}
