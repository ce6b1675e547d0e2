import { readerMenuMessages } from '@lectern/messages'
import { Button, useIdle, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Video, X } from '@lectern/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderBook } from '../book/reader-book'
import { useReaderSelector } from '../connected/use-reader-store'
import type { NarrationMedia } from '../playback/create-narration-media'
import { describeKeyPress } from '../shortcuts/describe-key-press'
import { chooseLetters } from '../shortcuts/choose-letters'
import { readShortcut } from '../shortcuts/read-shortcut'
import type { ReaderCommand } from '../shortcuts/reader-command'
import { findKey } from '../shortcuts/command-keys'
import type { ShownVideo } from '../video/use-shown-video'
import { presentStage } from './present-stage'
import * as styles from './presenter-mode.css'

const fadeAfterMs = 3000

/** Commands of tools that presenter mode hides. */
const hiddenCommands: readonly ReaderCommand[] = ['toggle-sidebar', 'open-search', 'open-repeat']

export interface PresenterModeProps {
  /** Scrolls over the page, and gets the focus. */
  readonly stage: HTMLElement
  readonly book: Pick<ReaderBook, 'chapters' | 'direction' | 'isVideoBook'>
  readonly media: Pick<NarrationMedia, 'element'>
  readonly video: ShownVideo
  readonly onLeave: () => void
}

/**
 * Fills the window with the page while it is mounted. The video of a video book sounds on out of sight until a key or a button
 * shows it beside the page. Keys turn pages and play as before; Escape and a button leave.
 */
export function PresenterMode({ stage, book, media, video, onLeave }: PresenterModeProps) {
  const t = useTranslate(readerMenuMessages)
  const isIdle = useIdle(fadeAfterMs)
  const [announcement, setAnnouncement] = useState('')
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const chapter = book.chapters.find((each) => each.chapterId === chapterId)
  const hasVideo = book.isVideoBook && chapter !== undefined && chapter.posterLink !== null
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  const videoKey = findKey('toggle-video', { direction: book.direction, letters }) ?? undefined
  const beside = hasVideo && video.isShown ? media.element.parentElement : null
  const tellVideo = useEffectEvent(video.setPresenting)
  useLayoutEffect(() => {
    tellVideo(true)
    return () => tellVideo(false)
  }, [])
  useLayoutEffect(() => presentStage(stage, beside), [stage, beside])
  useLayoutEffect(() => stage.focus({ preventScroll: true }), [stage])
  // A live region announces only what changes after it is there.
  useEffect(
    () => setAnnouncement([t('presenterStarted'), ...(hasVideo ? [t('presenterVideoHidden')] : [])].join(' ')),
    [t, hasVideo],
  )
  const leave = useEffectEvent(onLeave)
  const dropHiddenCommand = useEffectEvent((event: KeyboardEvent) => {
    const command = readShortcut(describeKeyPress(event), { direction: 'ltr', letters })
    if (command !== null && hiddenCommands.includes(command)) event.preventDefault()
  })
  useEffect(() => {
    const dropHidden = (event: KeyboardEvent) => dropHiddenCommand(event)
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog takes its Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !describeKeyPress(event).isInDialog) leave()
    }
    document.addEventListener('keydown', dropHidden, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', dropHidden, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return createPortal(
    <div className={styles.wayOut} data-idle={isIdle ? '' : undefined}>
      {hasVideo && (
        <Button tone="quiet" icon={Video} aria-keyshortcuts={videoKey} onClick={video.toggle}>
          {t(video.isShown ? 'presenterHideVideo' : 'presenterShowVideo')}
        </Button>
      )}
      <Button tone="quiet" icon={X} onClick={onLeave}>
        {t('presenterLeave')}
      </Button>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </div>,
    document.body,
  )
}
