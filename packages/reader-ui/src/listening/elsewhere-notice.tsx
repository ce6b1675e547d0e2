import { listeningMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { BookOpenText, Play } from '@lectern/ui/icons'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { findNarration } from '../store/find-narration'
import { isSamePlace, type Place } from '../store/outline'
import { narrationReturnedTo, wordPressed } from '../store/reading-slice'
import { Notice } from './notice'
import * as styles from './notice.css'

export interface ElsewhereNoticeProps extends Pick<ReadingToolsProps, 'slots' | 'outline'> {
  readonly shown: Place
}

/** Offers to bring voice and page together again, after a page was turned by hand while the narration plays. */
export function ElsewhereNotice({ shown, outline, slots }: ElsewhereNoticeProps) {
  const t = useTranslate(listeningMessages)
  const dispatch = useReaderDispatch()
  const point = findNarration(outline, shown)
  return (
    <Notice slots={slots}>
      {point !== null && isSamePlace(point.place, shown) && (
        <div className={styles.raised}>
          <Button icon={Play} onClick={() => dispatch(wordPressed(point))}>
            {t('listeningReadHere')}
          </Button>
        </div>
      )}
      <div className={styles.raised}>
        <Button tone="accent" icon={BookOpenText} onClick={() => dispatch(narrationReturnedTo())}>
          {t('playerReturn')}
        </Button>
      </div>
    </Notice>
  )
}
