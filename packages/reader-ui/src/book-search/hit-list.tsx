import { bookSearchMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useEffect, useMemo, useRef } from 'react'
import type { ReaderBook } from '../book/reader-book'
import { scrollToCurrent } from '../reading-panel/scroll-to-current'
import { getPageNumber, listPlaces, type Outline, type Place } from '../store/outline'
import type { SearchState } from './step-search'
import * as styles from './search-panel.css'

export interface HitListProps {
  readonly state: SearchState
  readonly book: ReaderBook
  readonly outline: Outline
  readonly onChoose: (index: number, place: Place) => void
}

/** Lists hits with their page, chapter and the words around them. Hits on pages that the book does not show are left out. */
export function HitList({ state: { hits, current }, book, outline, onChoose }: HitListProps) {
  const t = useTranslate(bookSearchMessages)
  const frame = useRef<HTMLOListElement>(null)
  const places = useMemo(() => listPlaces(outline), [outline])
  const placeOf = useMemo(() => new Map(places.map((place) => [place.pageId, place])), [places])
  const chapters = book.chapters.filter(({ chapterId }) => chapterId > 0)
  useEffect(() => {
    if (current !== null && frame.current !== null) scrollToCurrent(frame.current)
  }, [current])
  return (
    <ol ref={frame} className={styles.list} aria-label={t('searchList')}>
      {hits.map((hit, index) => {
        const place = placeOf.get(hit.pageId)
        if (place === undefined) return null
        const chapter =
          chapters.length > 1 ? chapters.find(({ chapterId }) => chapterId === place.chapterId) : undefined
        const { before, hit: found, after } = hit.snippet
        return (
          <li key={`${hit.pageId}/${hit.firstWord}`}>
            <button
              type="button"
              className={styles.hit}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index, place)}
            >
              <span className={styles.place}>
                <span className={styles.page}>{t('searchPlace', { page: getPageNumber(places, place) })}</span>
                {chapter !== undefined && (
                  <span className={styles.chapter} lang={chapter.nameLanguage ?? undefined} dir="auto">
                    {chapter.name}
                  </span>
                )}
              </span>
              <span className={styles.snippet} lang={hit.language} dir={hit.direction}>
                {before}
                <mark className={styles.mark}>{found}</mark>
                {after}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
