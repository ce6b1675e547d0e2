import { readingToolsMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { memo, useState, type KeyboardEvent } from 'react'
import type { PageThumb } from './list-thumbnails'
import * as styles from './page-grid.css'

export interface PageButtonProps extends PageThumb {
  readonly isCurrent: boolean
  readonly isTabStop: boolean
  readonly onPress: (chapterId: number, pageId: number) => void
  readonly onFocus: (pageId: number) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** Shows a page's thumbnail, or its number in its place. A long book has many, so that only changed ones render. */
export const PageButton = memo(function PageButton(props: PageButtonProps) {
  const { chapterId, pageId, pageNumber, name, link, isCurrent, isTabStop, onPress, onFocus, onKey } = props
  const t = useTranslate(readingToolsMessages)
  /** The link whose image could not be loaded. */
  const [failedLink, setFailedLink] = useState<string | null>(null)
  const isImage = link !== null && link !== failedLink
  const label = pageNumber === null ? t('contentsCover') : t('contentsPage', { page: pageNumber })
  return (
    <button
      type="button"
      className={styles.page}
      data-page-id={pageId}
      aria-label={name === null ? label : `${label}, ${name}`}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onPress(chapterId, pageId)}
      onFocus={() => onFocus(pageId)}
      onKeyDown={onKey}
    >
      {isImage ? (
        <img
          src={link}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.thumbnail}
          onError={() => setFailedLink(link)}
        />
      ) : (
        <span className={styles.placeholder}>{pageNumber}</span>
      )}
      <span className={styles.caption}>{pageNumber ?? label}</span>
    </button>
  )
})
