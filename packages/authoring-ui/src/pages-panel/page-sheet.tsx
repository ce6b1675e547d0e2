import { photographMessages, studioMessages } from '@lectern/messages'
import { Badge, Checkbox, Icon, IconButton, Text, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Crop, ImageOff, Trash2 } from '@lectern/ui/icons'
import { useId, useRef, type KeyboardEvent } from 'react'
import type { BoardPage } from './board-page'
import * as styles from './pages-panel.css'

interface PageSheetProps {
  readonly page: BoardPage
  /** Opens the photograph of the page. */
  readonly onPhotographs?: ((pageId: number) => void) | undefined
  readonly onDelete: (pageId: number) => void
  /** While pages are selected: whether this one is; null otherwise. */
  readonly isSelected: boolean | null
  /** `isRange` selects all pages up to this one. */
  readonly onSelect: (pageId: number, isRange: boolean) => void
}

/** Shows a page of the chapter with its number, its count of words, and the buttons to improve and to delete it. */
export function PageSheet(props: PageSheetProps) {
  const { page, onPhotographs, onDelete, isSelected } = props
  const t = useTranslate(studioMessages)
  const tPhotograph = useTranslate(photographMessages)
  if (isSelected !== null) return <SelectableSheet {...props} isSelected={isSelected} />
  return (
    <div className={styles.sheet}>
      <Picture page={page} />
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
          page.reading !== 'no-text' && <Badge>{t('pagesNoWords')}</Badge>
        )}
        {page.reading !== undefined && (
          <Badge tone="warning">{t(page.reading === 'no-text' ? 'pagesNoText' : 'pagesBarelyRead')}</Badge>
        )}
        <span className={styles.actions}>
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
      </span>
    </div>
  )
}

function Picture({ page }: Pick<PageSheetProps, 'page'>) {
  if (page.thumbnailUrl === null) {
    return (
      <span className={styles.blank}>
        <Icon of={ImageOff} size="l" />
      </span>
    )
  }
  return (
    <img src={page.thumbnailUrl} alt={page.altText ?? ''} loading="lazy" draggable={false} className={styles.picture} />
  )
}

/** A page that a click or Space selects. With Shift it selects all up to there; Shift and the arrow keys select on the way. */
function SelectableSheet({ page, isSelected, onSelect }: PageSheetProps & { readonly isSelected: boolean }) {
  const t = useTranslate(studioMessages)
  const id = useId()
  const isRange = useRef(false)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? event.key : null
    if (direction === null || !event.shiftKey) return
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-selects-page]')]
    const next = boxes[boxes.indexOf(event.currentTarget) + (direction === 'ArrowDown' ? 1 : -1)]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
    onSelect(Number(next.dataset['selectsPage']), true)
  }
  return (
    <div className={styles.sheet} data-selected={isSelected ? '' : undefined}>
      <label htmlFor={id} className={styles.choice}>
        <Picture page={page} />
      </label>
      <Checkbox
        id={id}
        label={t('stripPage', { page: page.pageNumber })}
        checked={isSelected}
        data-selects-page={page.pageId}
        onKeyDown={press}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={() => onSelect(page.pageId, isRange.current)}
      />
    </div>
  )
}
