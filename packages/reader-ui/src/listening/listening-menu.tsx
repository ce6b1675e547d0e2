import { listeningMessages } from '@lectern/messages'
import { Popover, Switch, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent, type ReactElement } from 'react'
import type { ListeningButtonProps } from './listening-button-props'
import { RepeatFields } from './repeat-fields'
import { SleepField } from './sleep-field'
import * as styles from './listening-menu.css'

export interface ListeningMenuProps extends ListeningButtonProps {
  readonly trigger: ReactElement
  readonly isOpen: boolean
  /** True: the focus begins at the repeat. */
  readonly startsAtRepeat: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Sentence mode, repeat and sleep timer, in a popover of the player. */
export function ListeningMenu({ trigger, isOpen, startsAtRepeat, onOpenChange, ...props }: ListeningMenuProps) {
  const { listening, timer, book } = props
  const t = useTranslate(listeningMessages)
  const want = useEffectEvent(() => listening.wantSentences())
  useEffect(() => {
    if (isOpen) want()
  }, [isOpen])
  return (
    <Popover trigger={trigger} title={t('listeningMenu')} side="top" open={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.fields}>
        <div className={styles.row}>
          <Switch
            label={t('listeningSentenceMode')}
            checked={listening.isSentenceMode}
            onChange={listening.setSentenceMode}
          />
        </div>
        <RepeatFields book={book} listening={listening} takesFocus={startsAtRepeat} />
        <SleepField timer={timer} />
      </div>
    </Popover>
  )
}
