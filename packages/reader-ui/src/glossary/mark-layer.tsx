import { glossaryMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { FoundEntries } from '@lectern/core/glossary'
import { memo } from 'react'
import { isVertical } from '../book/is-vertical'
import type { ReaderPage } from '../book/reader-book'
import { planHitBoxes } from '../book-search/plan-hit-boxes'
import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import type { PageGlossary } from './create-page-glossary'
import * as styles from './mark-layer.css'

export interface MarkLayerProps {
  readonly page: ReaderPage
  readonly glossary: PageGlossary
  readonly onOpen: (page: ReaderPage, place: FoundEntries) => void
}

/** Underlines the words of the glossary on a page. The first line of each is a button for keyboards and screen readers. */
export const MarkLayer = memo(function MarkLayer({ page, glossary, onOpen }: MarkLayerProps) {
  const t = useTranslate(glossaryMessages)
  const vertical = isVertical(page) ? '' : undefined
  return (
    // Boxes are measured from the left edge of the image.
    <div className={styles.layer} dir="ltr" data-glossary>
      {glossary.listPlaces(page).map((place) => {
        const text = page.words.slice(place.firstWord, place.lastWord + 1).map((word) => word.text)
        return planHitBoxes(page.words, place).map((box, line) => {
          const shared = {
            className: styles.mark,
            'data-vertical': vertical,
            style: {
              insetInlineStart: share(box.x, pageWidth),
              insetBlockStart: share(box.y, pageHeight),
              inlineSize: share(box.width, pageWidth),
              blockSize: share(box.height, pageHeight),
            },
          }
          if (line > 0) return <span key={`${place.firstWord}/${line}`} aria-hidden {...shared} />
          return (
            <button
              key={place.firstWord}
              type="button"
              aria-label={t('glossaryMark', { word: trimSigns(text.join(' ')) })}
              aria-haspopup="dialog"
              onClick={() => onOpen(page, place)}
              {...shared}
            />
          )
        })
      })}
    </div>
  )
})

const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu

function trimSigns(text: string): string {
  return text.replace(SIGNS, '')
}

function share(pixels: number, whole: string): string {
  return `calc(100% * ${pixels} / var(${whole}))`
}
