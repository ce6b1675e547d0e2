import type { WorkPlace } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { Button, ButtonLink, useTranslate } from '@lectern/ui'
import { AudioLines, CircleHelp, ListOrdered, Share2, SlidersHorizontal } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as styles from '../app/studio.css'
import { ShareDialog } from '../sharing/lazy-share-dialog'
import { audioPath } from './audio-path'
import { chaptersPath } from './chapters-path'
import { detailsPath } from './details-path'
import { quizzesPath } from './quizzes-path'

export interface BookLinksProps {
  readonly bookId: number
  readonly place: WorkPlace
}

/** Leads from a book's workspace to its other parts, by links, or by a menu where these have no room. */
export function BookLinks({ bookId, place }: BookLinksProps) {
  const t = useTranslate(studioMessages)
  const navigate = useNavigate()
  const [isSharing, setSharing] = useState(false)
  const audio = { href: audioPath(bookId, place), icon: AudioLines, label: t('chapterAudio') }
  const parts = [
    ...(place.step === 'voice' ? [] : [audio]),
    { href: chaptersPath(bookId), icon: ListOrdered, label: t('bookChapters') },
    { href: detailsPath(bookId), icon: SlidersHorizontal, label: t('bookDetails') },
    { href: quizzesPath(bookId), icon: CircleHelp, label: t('bookQuizzes') },
  ]
  return (
    <>
      <span className={styles.wideLinks}>
        {parts.map(({ href, icon, label }) => (
          <ButtonLink key={href} href={href} tone="quiet" size="s" icon={icon}>
            {label}
          </ButtonLink>
        ))}
        <Button tone="quiet" size="s" icon={Share2} onClick={() => setSharing(true)}>
          {t('libraryShare')}
        </Button>
      </span>
      <span className={styles.narrowLinks}>
        <Menu
          look="icon"
          size="s"
          align="end"
          label={t('bookParts')}
          entries={[
            ...parts.map(({ href, ...entry }) => ({ ...entry, onSelect: () => void navigate(href) })),
            { label: t('libraryShare'), icon: Share2, onSelect: () => setSharing(true) },
          ]}
        />
      </span>
      {isSharing && <ShareDialog bookId={bookId} onClose={() => setSharing(false)} />}
    </>
  )
}
