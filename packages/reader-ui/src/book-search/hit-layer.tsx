import { memo, useEffect, useMemo, useRef } from 'react'
import type { ReaderPage } from '../book/reader-book'
import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import { scrollWordIntoView } from '../playback/scroll-word-into-view'
import { findPageHits } from './find-page-hits'
import { planHitBoxes } from './plan-hit-boxes'
import * as styles from './hit-layer.css'

export interface HitLayerProps {
  readonly page: ReaderPage
  readonly query: string
  readonly language: string
  /** First word of the hit that was jumped to; null if it is not on this page. */
  readonly currentWord: number | null
  /** Scrolls that hit into view when it changes. */
  readonly scrollKey: string
}

/** Frames the hits on a page. */
export const HitLayer = memo(function HitLayer({ page, query, language, currentWord, scrollKey }: HitLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const hits = useMemo(() => findPageHits(page, query, language), [page, query, language])
  useEffect(() => {
    if (currentWord === null) return
    const box = layer.current?.querySelector<HTMLElement>('[data-current]')
    if (box) scrollWordIntoView(box)
  }, [scrollKey, currentWord, hits])
  return (
    <div ref={layer} className={styles.layer} dir="ltr" aria-hidden>
      {hits.flatMap((hit) =>
        planHitBoxes(page.words, hit).map((box, line) => (
          <span
            key={`${hit.firstWord}/${line}`}
            className={styles.frame}
            data-hit={hit.firstWord}
            data-current={hit.firstWord === currentWord ? '' : undefined}
            style={{
              insetInlineStart: share(box.x, pageWidth),
              insetBlockStart: share(box.y, pageHeight),
              width: share(box.width, pageWidth),
              height: share(box.height, pageHeight),
            }}
          />
        )),
      )}
    </div>
  )
})

function share(pixels: number, whole: string): string {
  return `calc(100% * ${pixels} / var(${whole}))`
}
