import { listImageSources, pageImageSizes } from '@lectern/core/book'
import { readerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react'
import type { ImageSize, ReaderPage } from '../book/reader-book'
import { removeFirstPicture } from '../first-picture/remove-first-picture'
import { LateFailure } from '../late-failure/late-failure'
import type { WordHighlights } from '../playback/create-word-highlights'
import { pageScrollerAttribute } from '../playback/scroll-word-into-view'
import { TextLayer, type TextMeasure } from '../text-layer'
import * as styles from './page-view.css'

/** A part of the book that could not be loaded. */
export interface PartFailure {
  readonly error: unknown
  readonly onRetry: () => void
  readonly retrying: boolean
}

export interface PageViewProps {
  readonly page: ReaderPage
  /** True for the page at which the reader is. */
  readonly isHere: boolean
  /** True for that page and for one beside it. */
  readonly isVisible: boolean
  readonly measure: TextMeasure
  readonly highlights: WordHighlights
  /** Failure of the page's part. */
  readonly failure: PartFailure | null
  readonly onWordPress?: ((key: string) => void) | undefined
  /** Requests new signed URLs for the book's media. */
  readonly onRefreshMedia: () => Promise<unknown>
}

interface ImageState {
  /** `refreshing`: loading failed and a new URL has been requested. */
  readonly kind: 'loading' | 'loaded' | 'failed' | 'refreshing'
  readonly attempt: number
  readonly link: string | null
}

/** Assumed size of a page whose image has not loaded. */
const USUAL_SIZE: ImageSize = { width: 500, height: 750 }

/** Renders a page image with its text layer. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, isHere, isVisible, measure, highlights, failure, onWordPress, onRefreshMedia } = props
  const t = useTranslate(readerMessages)
  const article = useRef<HTMLElement>(null)
  const [image, setImage] = useState<ImageState>({ kind: 'loading', attempt: 0, link: page.imageLink })
  // Reset the loading state when the image URL changes.
  if (image.link !== page.imageLink) {
    setImage({ kind: 'loading', attempt: image.attempt + 1, link: page.imageLink })
  }
  const [natural, setNatural] = useState<ImageSize | null>(null)
  const retry = async () => {
    setImage((state) => ({ ...state, kind: 'refreshing' }))
    await onRefreshMedia()
    // The button disappears, so the focus moves to the stage.
    if (article.current?.contains(document.activeElement))
      article.current.closest<HTMLElement>(`[${pageScrollerAttribute}]`)?.focus()
    setImage((state) =>
      state.kind === 'refreshing' ? { ...state, kind: 'loading', attempt: state.attempt + 1 } : state,
    )
  }
  const isOutlined = page.part !== null
  const isWaiting = (isOutlined && failure === null) || (page.imageLink !== null && image.kind === 'loading')
  useEffect(() => {
    if (isVisible && !isWaiting) removeFirstPicture()
  }, [isVisible, isWaiting])
  const hasFailed = image.kind === 'failed' || image.kind === 'refreshing'
  const size = page.imageSize ?? natural ?? USUAL_SIZE
  const shape: CSSProperties & Record<typeof styles.pageWidth | typeof styles.pageHeight, number> = {
    [styles.pageWidth]: size.width,
    [styles.pageHeight]: size.height,
  }
  return (
    <article
      ref={article}
      className={styles.page}
      style={shape}
      aria-label={t('pageRegion', { page: page.pageNumber })}
      data-page={page.pageId}
      data-shown={isHere ? '' : undefined}
    >
      {page.imageLink === null && !isOutlined && (
        <div className={styles.noImage} lang={page.name === null ? undefined : page.language} dir="auto">
          {page.name ?? t('pageImageMissing')}
        </div>
      )}
      {page.imageLink !== null && !hasFailed && (
        <img
          key={image.attempt}
          className={styles.image}
          srcSet={listImageSources(page.imageLink, page.imageSize?.width)}
          sizes={pageImageSizes}
          src={page.imageLink}
          // The text layer already gives screen readers the text.
          alt={page.altText ?? (page.words.length > 0 ? '' : t('pageImage', { page: page.pageNumber }))}
          lang={page.altText === null ? undefined : page.language}
          draggable={false}
          fetchPriority={isVisible ? 'high' : 'low'}
          data-loaded={image.kind === 'loaded' ? '' : undefined}
          onLoad={({ currentTarget }) => {
            setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            // Decoded before it is shown, so that a page that is turned to is painted in the same frame.
            const showImage = () =>
              setImage((state) => (state.attempt === image.attempt ? { ...state, kind: 'loaded' } : state))
            void currentTarget.decode().then(showImage, showImage)
          }}
          onError={() => setImage((state) => ({ ...state, kind: 'failed' }))}
        />
      )}
      {(isOutlined || (page.imageLink !== null && image.kind === 'loading')) && (
        <div className={styles.waiting} data-page-waiting="" />
      )}
      <TextLayer
        page={page}
        imageWidth={size.width}
        measure={measure}
        highlights={highlights}
        onWordPress={onWordPress}
      />
      {failure !== null && (
        <div className={styles.error}>
          <LateFailure message={t('pageFailed')} {...failure} />
        </div>
      )}
      {hasFailed && (
        <div className={styles.error}>
          <LateFailure
            error={image.attempt}
            message={t('pageImageFailed')}
            onRetry={() => void retry()}
            retrying={image.kind === 'refreshing'}
          />
        </div>
      )}
    </article>
  )
})
