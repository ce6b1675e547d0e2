import { studioMessages } from '@lectern/messages'
import { Icon, useTranslate, VisuallyHidden } from '@lectern/ui'
import { ImageOff, TriangleAlert } from '@lectern/ui/icons'
import { useEffect, useRef } from 'react'
import * as styles from './page-strip.css'

export interface StripPage {
  readonly pageId: number
  readonly pageNumber: number
  readonly thumbnailUrl: string | null
  /** Short text about the page. */
  readonly detail: string
  readonly unsaved: boolean
  /** Recognition could barely read it, and nobody has checked its words. */
  readonly barelyRead: boolean
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
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (strip.current !== null) scrollToCurrent(strip.current)
  }, [currentPageId])
  return (
    <nav ref={strip} aria-label={t('stripLabel')} className={styles.strip}>
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
                {page.barelyRead && <Warning text={t('stripBarelyRead')} />}
                {page.stale && <Warning text={t('stripStale')} />}
              </span>
              <span>{page.detail}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Warning({ text }: { readonly text: string }) {
  return (
    <span className={styles.warning} title={text}>
      <Icon of={TriangleAlert} size="s" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

/** Brings the current page into view. Scrolls the strip alone: the screen of a phone stays where it is. */
function scrollToCurrent(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current="page"]')
  if (current === null) return
  const room = strip.getBoundingClientRect()
  const page = current.getBoundingClientRect()
  strip.scrollBy({
    top: distanceOutside({ start: page.top, end: page.bottom }, { start: room.top, end: room.bottom }),
    left: distanceOutside({ start: page.left, end: page.right }, { start: room.left, end: room.right }),
    behavior: 'instant',
  })
}

interface Extent {
  readonly start: number
  readonly end: number
}

/** Returns how far a part lies outside of what is in view: negative before it, 0 inside. */
function distanceOutside(part: Extent, view: Extent): number {
  if (part.start < view.start) return part.start - view.start
  return part.end > view.end ? Math.min(part.end - view.end, part.start - view.start) : 0
}
