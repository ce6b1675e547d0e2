import { readerMessages } from '@lectern/messages'
import { ErrorState, useTranslate } from '@lectern/ui'
import { memo, useRef, useState, type CSSProperties } from 'react'
import type { ImageSize, ReaderPage } from '../book/reader-book'
import type { WordLights } from '../playback/create-word-lights'
import { pageScrollerAttribute } from '../playback/keep-in-view'
import { TextLayer, type TextMeasure } from '../text-layer'
import * as styles from './page-view.css'

export interface PageViewProps {
  readonly page: ReaderPage
  /** Pages beside the one on screen are drawn too, out of sight, so that turning to them takes no time. */
  readonly isShown: boolean
  readonly measure: TextMeasure
  readonly lights: WordLights
  readonly onWordPress?: ((key: string) => void) | undefined
  /** Asks for fresh addresses of the book's media. */
  readonly onRenew: () => Promise<unknown>
}

interface ImageState {
  /** `renewing`: it failed, and a fresh address is on its way. */
  readonly kind: 'loading' | 'loaded' | 'failed' | 'renewing'
  readonly attempt: number
  readonly link: string | null
}

/** The shape of a page whose image has not told its own yet. */
const USUAL_SIZE: ImageSize = { width: 500, height: 750 }

/** A page: its image, and its text over it. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, isShown, measure, lights, onWordPress, onRenew } = props
  const t = useTranslate(readerMessages)
  const article = useRef<HTMLElement>(null)
  const [image, setImage] = useState<ImageState>({ kind: 'loading', attempt: 0, link: page.imageLink })
  // What is known of an image is known of its address: a fresh one is another try.
  if (image.link !== page.imageLink) {
    setImage({ kind: 'loading', attempt: image.attempt + 1, link: page.imageLink })
  }
  const [natural, setNatural] = useState<ImageSize | null>(null)
  const retry = async () => {
    setImage((state) => ({ ...state, kind: 'renewing' }))
    await onRenew()
    // The button goes away: the focus goes on to what holds the page.
    article.current?.closest<HTMLElement>(`[${pageScrollerAttribute}]`)?.focus()
    setImage((state) => (state.kind === 'renewing' ? { ...state, kind: 'loading', attempt: state.attempt + 1 } : state))
  }
  const isTroubled = image.kind === 'failed' || image.kind === 'renewing'
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
      data-shown={isShown ? '' : undefined}
    >
      {page.imageLink === null && (
        <div className={styles.bare} lang={page.name === null ? undefined : page.language} dir="auto">
          {page.name ?? t('pageImageMissing')}
        </div>
      )}
      {page.imageLink !== null && !isTroubled && (
        <img
          key={image.attempt}
          className={styles.image}
          src={page.imageLink}
          // What the text layer says need not be said twice.
          alt={page.altText ?? (page.words.length > 0 ? '' : t('pageImage', { page: page.pageNumber }))}
          lang={page.altText === null ? undefined : page.language}
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
      {isTroubled && (
        <div className={styles.trouble}>
          <ErrorState
            message={t('pageImageFailed')}
            onRetry={() => void retry()}
            retrying={image.kind === 'renewing'}
          />
        </div>
      )}
    </article>
  )
})
