import { studioMessages } from '@lectern/messages'
import { Icon, useTranslate, VisuallyHidden } from '@lectern/ui'
import { ImageOff, TriangleAlert } from '@lectern/ui/icons'
import * as styles from './page-strip.css'

export interface StripPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly thumbnailUrl: string | null
  /** Short text about the page. */
  readonly detail: string
  readonly unsaved: boolean
  /** Its words, narration or times are out of date. */
  readonly stale: boolean
}

export interface PageStripProps {
  readonly pages: readonly StripPage[]
  readonly currentPageId: number | null
  readonly onChoose: (pageId: number) => void
}

/** The pages of the chapter, to go from one to another. */
export function PageStrip({ pages, currentPageId, onChoose }: PageStripProps) {
  const t = useTranslate(studioMessages)
  return (
    <nav aria-label={t('stripLabel')} className={styles.strip}>
      <ol className={styles.list}>
        {pages.map((page) => (
          <li key={page.pageId}>
            <button
              type="button"
              className={styles.page}
              aria-current={page.pageId === currentPageId ? 'page' : undefined}
              onClick={() => onChoose(page.pageId)}
            >
              {page.thumbnailUrl === null ? (
                <span className={styles.blank}>
                  <Icon of={ImageOff} size="m" />
                </span>
              ) : (
                <img src={page.thumbnailUrl} alt="" loading="lazy" decoding="async" className={styles.thumbnail} />
              )}
              <span className={styles.line}>
                {t('stripPage', { page: page.pageNumber })}
                {page.unsaved && (
                  <>
                    <span className={styles.unsaved} aria-hidden />
                    <VisuallyHidden>{t('stripUnsaved')}</VisuallyHidden>
                  </>
                )}
                {page.stale && (
                  <span className={styles.stale} title={t('stripStale')}>
                    <Icon of={TriangleAlert} size="s" />
                    <VisuallyHidden>{t('stripStale')}</VisuallyHidden>
                  </span>
                )}
              </span>
              <span>{page.detail}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
