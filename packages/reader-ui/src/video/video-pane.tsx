import { readerVideoMessages } from '@lectern/messages'
import { Button, IconButton, useToast, useTranslate } from '@lectern/ui'
import { PictureInPicture2 } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderChapter } from '../book/reader-book'
import { useReaderDispatch, useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import { layOutScreen } from '../screen-layout/lay-out-screen'
import { useElementHeight } from '../screen-layout/use-element-height'
import { useWindowSize } from '../screen-layout/use-window-size'
import { pausePressed, playPressed } from '../store/reading-slice'
import { arrangeVideo } from './arrange-video'
import { Poster } from './poster'
import { usePictureInPicture } from './use-picture-in-picture'
import * as styles from './video-pane.css'

export interface VideoPaneProps {
  readonly video: HTMLVideoElement
  /** The parent of the video. */
  readonly pane: HTMLElement
  readonly chapter: ReaderChapter
  /** Ends the poster. */
  readonly hasPlayed: boolean
}

/** Shows the video of a chapter beside or above the page while it is mounted. Pressing the picture plays and pauses. */
export function VideoPane({ video, pane, chapter, hasPlayed }: VideoPaneProps) {
  const t = useTranslate(readerVideoMessages)
  const showToast = useToast()
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const { screenLayout, flipVideo: isFlipped } = useReaderSelector(({ preferences }) => preferences)
  const window = useWindowSize((size) => size)
  const availableHeight = useElementHeight(pane.parentElement) ?? window.height
  const { arrangement, videoPercent } = layOutScreen({
    ...window,
    availableHeight,
    prefersVertical: screenLayout === 'vertical',
  })
  const { isActive, toggle } = usePictureInPicture(video)
  const { name, posterLink } = chapter

  useLayoutEffect(
    () => arrangeVideo(pane, { arrangement, videoPercent, isFlipped }),
    [pane, arrangement, videoPercent, isFlipped],
  )
  useLayoutEffect(() => {
    video.setAttribute('aria-label', t('videoOf', { chapter: name }))
  }, [video, name, t])
  const togglePlay = useEffectEvent(() => dispatch(store.getState().reading.isPlaying ? pausePressed() : playPressed()))
  useEffect(() => {
    const onClick = () => void togglePlay()
    video.addEventListener('click', onClick)
    return () => video.removeEventListener('click', onClick)
  }, [video])

  const press = () => {
    toggle().catch((reason: unknown) => {
      console.error('The browser opened no picture-in-picture.', reason)
      showToast({ tone: 'critical', message: t('videoNoPicture') })
    })
  }
  return createPortal(
    <>
      {posterLink && !hasPlayed && <Poster link={posterLink} />}
      {isActive === true && (
        <div className={styles.away}>
          {t('videoAway')}
          <Button onClick={press}>{t('videoBack')}</Button>
        </div>
      )}
      {isActive === false && (
        <div className={styles.controls}>
          <IconButton icon={PictureInPicture2} label={t('videoPicture')} onClick={press} />
        </div>
      )}
    </>,
    pane,
  )
}
