import { errorMessages, readerVideoMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { Video } from '@lectern/ui/icons'
import { createPortal } from 'react-dom'
import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useCommand } from '../reading-tools/use-command'
import { chooseLetters } from '../shortcuts/choose-letters'
import { findKey } from '../shortcuts/command-keys'
import { useHasPlayed } from './use-has-played'
import type { ShownVideo } from './use-shown-video'
import { useOwnWindow } from './use-own-window'
import { VideoPane } from './video-pane'

interface VideoToolProps extends ReadingToolsProps {
  readonly video: ShownVideo
}

/** Shows and hides the video of a chapter, which sounds on while it is hidden. A book without a video says so to the key. */
export function VideoTool({ book, media, commands, slots, video }: VideoToolProps) {
  const t = useTranslate(readerVideoMessages)
  const tErrors = useTranslate(errorMessages)
  const showToast = useToast()
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  useCommand(commands, 'toggle-video', () => {
    if (book.isVideoBook) video.toggle()
    else showToast({ tone: 'critical', message: tErrors('audioBookHasNoVideo') })
  })
  const { element } = media
  const pane = element.parentElement
  const chapter = book.chapters.find((each) => each.chapterId === chapterId)
  const hasPlayed = useHasPlayed(element)
  useOwnWindow(element, chapter?.posterLink === null)
  if (chapter === undefined || chapter.posterLink === null || pane === null || !(element instanceof HTMLVideoElement))
    return null
  return (
    <>
      {video.isShown && <VideoPane video={element} pane={pane} chapter={chapter} hasPlayed={hasPlayed} />}
      {slots.player !== null &&
        createPortal(
          <IconButton
            icon={Video}
            label={t('videoShow')}
            pressed={video.isShown}
            shortcut={findKey('toggle-video', { direction: book.direction, letters }) ?? undefined}
            onClick={video.toggle}
          />,
          slots.player,
        )}
    </>
  )
}
