import { readerMessages } from '@lectern/messages'
import { ErrorState, useTranslate } from '@lectern/ui'
import { memo, useCallback, useState, type CSSProperties } from 'react'
import type { ImageSize, ReaderPage } from '../book/reader-book'
import type { WordLights } from '../playback/create-word-lights'
import { TextLayer, type TextMeasure } from '../text-layer'
import * as styles from './page-view.css'

export interface PageViewProps {
  readonly page: ReaderPage
  /** Pages beside the one on screen are drawn too, out of sight, so that turning to them takes no time. */
  readonly isShown: boolean
  readonly measure: TextMeasure
  readonly lights: WordLights
  readonly onWordPress?: ((key: string) => void) | undefined
}

type ImageState = { readonly kind: 'loading' | 'loaded' | 'failed'; readonly attempt: number }

/** The shape of a page whose image has not told its own yet. */
const USUAL_SIZE: ImageSize = { width: 500, height: 750 }

/** A page: its image, and its text over it. */
export const PageView = memo(function PageView({ page, isShown, measure, lights, onWordPress }: PageViewProps) {
  const t = useTranslate(readerMessages)
  const [image, setImage] = useState<ImageState>({ kind: 'loading', attempt: 0 })
  const [natural, setNatural] = useState<ImageSize | null>(null)
  const retry = useCallback(() => setImage(({ attempt }) => ({ kind: 'loading', attempt: attempt + 1 })), [])
  const size = page.imageSize ?? natural ?? USUAL_SIZE
  const shape: CSSProperties & Record<typeof styles.pageWidth | typeof styles.pageHeight, number> = {
    [styles.pageWidth]: size.width,
    [styles.pageHeight]: size.height,
  }
  return (
    <article
      className={styles.page}
      style={shape}
      aria-label={t('pageRegion', { page: page.pageNumber })}
      data-page={page.pageId}
      data-shown={isShown ? '' : undefined}
    >
      {page.imageLink === null && (
        <div className={styles.bare} lang={page.language}>
          {page.name ?? t('pageImageMissing')}
        </div>
      )}
      {page.imageLink !== null && image.kind !== 'failed' && (
        <img
          key={image.attempt}
          className={styles.image}
          src={page.imageLink}
          // What the text layer says need not be said twice.
          alt={page.altText ?? (page.words.length > 0 ? '' : t('pageImage', { page: page.pageNumber }))}
          draggable={false}
          fetchPriority={isShown ? 'high' : 'low'}
          data-loaded={image.kind === 'loaded' ? '' : undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setNatural({ width, height })
            setImage((state) => ({ ...state, kind: 'loaded' }))
          }}
          onError={() => setImage((state) => ({ ...state, kind: 'failed' }))}
        />
      )}
      {page.imageLink !== null && image.kind === 'loading' && <div className={styles.waiting} data-page-waiting="" />}
      <TextLayer page={page} imageWidth={size.width} measure={measure} lights={lights} onWordPress={onWordPress} />
      {image.kind === 'failed' && (
        <div className={styles.trouble}>
          <ErrorState message={t('pageImageFailed')} onRetry={retry} />
        </div>
      )}
    </article>
  )
})
