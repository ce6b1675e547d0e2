import { useListBooksQuery } from '@lectern/api-client/main/library'
import { listeningMessages } from '@lectern/messages'
import { Banner, Button, ButtonLink, useTranslate } from '@lectern/ui'
import { ArrowLeft, BookOpen, RotateCcw } from '@lectern/ui/icons'
import { changeAddress } from '../address/change-address'
import { useReaderDispatch } from '../connected/use-reader-store'
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
  return (
    <Notice slots={slots}>
      <div className={styles.raised}>
        <Banner
          tone="success"
          title={t('endTitle')}
          onDismiss={onClose}
          action={
            <>
              <Button size="s" icon={RotateCcw} onClick={readAgain}>
                {t('endAgain')}
              </Button>
              {next !== undefined && (
                <ButtonLink size="s" tone="accent" icon={BookOpen} href={hrefOf(next.id)}>
                  {t('endNext', { title: next.title })}
                </ButtonLink>
              )}
              {!isAlone && (
                <ButtonLink size="s" icon={ArrowLeft} href={hrefOf(null)}>
                  {t('bookBackToLibrary')}
                </ButtonLink>
              )}
            </>
          }
        />
      </div>
    </Notice>
  )
}
