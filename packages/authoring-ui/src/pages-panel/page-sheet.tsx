import { photographMessages, studioMessages } from '@lectern/messages'
import { Badge, Icon, IconButton, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Crop, ImageOff, Trash2 } from '@lectern/ui/icons'
import type { BoardPage } from './board-page'
import * as styles from './pages-panel.css'

interface PageSheetProps {
  readonly page: BoardPage
  /** Opens the photograph of the page. */
  readonly onPhotographs?: ((pageId: number) => void) | undefined
  readonly onDelete: (pageId: number) => void
}

/** Shows a page of the chapter with its number, its count of words, and the buttons to improve and to delete it. */
export function PageSheet({ page, onPhotographs, onDelete }: PageSheetProps) {
  const t = useTranslate(studioMessages)
  const tPhotograph = useTranslate(photographMessages)
  return (
    <div className={styles.sheet}>
      {page.thumbnailUrl === null ? (
        <span className={styles.blank}>
          <Icon of={ImageOff} size="l" />
        </span>
      ) : (
        <img
          src={page.thumbnailUrl}
          alt={page.altText ?? ''}
          loading="lazy"
          draggable={false}
          className={styles.picture}
        />
      )}
      <span className={styles.caption}>
        <VisuallyHidden>{t('stripPage', { page: page.pageNumber })}</VisuallyHidden>
        <span className={styles.number} aria-hidden>
          {page.pageNumber}
        </span>
        {page.wordCount > 0 ? (
          <Text as="span" size="xs" tone="muted" face="figures">
            {t('wordsCount', { count: page.wordCount })}
          </Text>
        ) : (
          <Badge>{t('pagesNoWords')}</Badge>
        )}
        {onPhotographs !== undefined && page.imageUrl !== null && (
          <IconButton
            icon={Crop}
            size="s"
            label={tPhotograph('photographOpen', { page: page.pageNumber })}
            onClick={() => onPhotographs(page.pageId)}
          />
        )}
        <IconButton
          icon={Trash2}
          size="s"
          label={t('pagesDelete', { page: page.pageNumber })}
          onClick={() => onDelete(page.pageId)}
        />
      </span>
    </div>
  )
}
