import { listeningMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { BookOpenText, Play } from '@lectern/ui/icons'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useSheet } from '../popup/use-sheet'
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
  const isPhone = useSheet()
  const size = isPhone ? 's' : 'm'
  const buttons = (
    <>
      {point !== null && isSamePlace(point.place, shown) && (
        <div className={styles.raised}>
          <Button size={size} icon={isPhone ? undefined : Play} onClick={() => dispatch(wordPressed(point))}>
            {t('listeningReadHere')}
          </Button>
        </div>
      )}
      <div className={styles.raised}>
        <Button
          size={size}
          tone="accent"
          icon={isPhone ? undefined : BookOpenText}
          onClick={() => dispatch(narrationReturnedTo())}
        >
          {t('playerReturn')}
        </Button>
      </div>
    </>
  )
  // The lines at the end of a page are often its only text: on a phone there is no margin below them to cover.
  return (
    <Notice slots={slots} isBelowPage={isPhone}>
      {isPhone ? <div className={styles.below}>{buttons}</div> : buttons}
    </Notice>
  )
}
