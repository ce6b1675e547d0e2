import type { WorkPlace } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { ButtonLink, useTranslate } from '@lectern/ui'
import { AudioLines, CircleHelp, SlidersHorizontal } from '@lectern/ui/icons'
import * as styles from '../app/studio.css'
import { audioPath } from './audio-path'
import { detailsPath } from './details-path'
import { quizzesPath } from './quizzes-path'

export interface BookLinksProps {
  readonly bookId: number
  readonly place: WorkPlace
}

/** Links from a book's workspace to its other parts: the audio of the chapter at work, its details, and the quizzes. */
export function BookLinks({ bookId, place }: BookLinksProps) {
  const t = useTranslate(studioMessages)
  return (
    <>
      {place.step !== 'voice' && (
        <ButtonLink
          href={audioPath(bookId, place)}
          tone="quiet"
          size="s"
          icon={AudioLines}
          aria-label={t('chapterAudio')}
        >
          <span className={styles.readerWord}>{t('chapterAudio')}</span>
        </ButtonLink>
      )}
      <ButtonLink
        href={detailsPath(bookId)}
        tone="quiet"
        size="s"
        icon={SlidersHorizontal}
        aria-label={t('bookDetails')}
      >
        <span className={styles.readerWord}>{t('bookDetails')}</span>
      </ButtonLink>
      <ButtonLink href={quizzesPath(bookId)} tone="quiet" size="s" icon={CircleHelp} aria-label={t('bookQuizzes')}>
        <span className={styles.readerWord}>{t('bookQuizzes')}</span>
      </ButtonLink>
    </>
  )
}
