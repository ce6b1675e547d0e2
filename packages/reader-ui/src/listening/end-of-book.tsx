import { useListBooksQuery } from '@lectern/api-client/main/library'
import { listeningMessages } from '@lectern/messages'
import { Button, ButtonLink, IconButton, useTranslate } from '@lectern/ui'
import { ArrowLeft, BookOpen, RotateCcw, X } from '@lectern/ui/icons'
import { useLayoutEffect } from 'react'
import { changeAddress } from '../address/change-address'
import { useReaderDispatch } from '../connected/use-reader-store'
import { zoomedAttribute } from '../page-zoom/zoom-marks'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { findNarration } from '../store/find-narration'
import { listPlaces } from '../store/outline'
import { pageTurned, wordPressed } from '../store/reading-slice'
import { Notice } from './notice'
import * as styles from './notice.css'

/** Books of the library among which the next one is. */
const BOOKS = 48

export interface EndOfBookProps extends Pick<ReadingToolsProps, 'outline' | 'address' | 'bar' | 'slots' | 'isFramed'> {
  readonly onClose: () => void
}

/** Offers what to read after the end: the book again, the next one of the library, or the library. */
export function EndOfBook({ outline, address, bar, slots, isFramed, onClose }: EndOfBookProps) {
  const t = useTranslate(listeningMessages)
  const tUi = useTranslate()
  const dispatch = useReaderDispatch()
  // A book in a frame is alone, and a working copy is no book of the library.
  const isAlone = address.isEmbedded || isFramed || address.isPreview
  const { data: books = [] } = useListBooksQuery({ limit: BOOKS }, { skip: isAlone })
  const index = books.findIndex(({ id }) => id === outline.bookId)
  const next = index < 0 ? undefined : books[index + 1]
  const [first] = listPlaces(outline)
  const readAgain = () => {
    if (first === undefined) return
    const narration = findNarration(outline, first)
    dispatch(narration === null ? pageTurned({ place: first, by: 'hand' }) : wordPressed(narration))
  }
  const hrefOf = (book: number | null) => `/${changeAddress(bar.search(), { book, chapter: null, page: null })}`
  const { stage } = slots
  useLayoutEffect(() => {
    // The end takes its row from the page: the last lines of a page that scrolls stay in view.
    if (stage !== null && !stage.hasAttribute(zoomedAttribute)) {
      stage.scrollTo({ top: stage.scrollHeight, behavior: 'instant' })
    }
  }, [stage])
  return (
    <Notice slots={slots} isBelowPage>
      <div className={styles.end} role="status">
        <p className={styles.endTitle}>{t('endTitle')}</p>
        <div className={styles.endActions}>
          {next !== undefined && (
            <ButtonLink size="s" tone="accent" icon={BookOpen} href={hrefOf(next.id)}>
              {t('endNext', { title: next.title })}
            </ButtonLink>
          )}
          <Button size="s" icon={RotateCcw} onClick={readAgain}>
            {t('endAgain')}
          </Button>
          {!isAlone && (
            <ButtonLink size="s" icon={ArrowLeft} href={hrefOf(null)}>
              {t('bookBackToLibrary')}
            </ButtonLink>
          )}
        </div>
        <div className={styles.endClose}>
          <IconButton icon={X} label={tUi('close')} size="s" onClick={onClose} />
        </div>
      </div>
    </Notice>
  )
}
