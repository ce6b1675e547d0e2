import { errorMessages, readerVideoMessages } from '@lectern/messages'
import { IconButton, useToast, useTranslate } from '@lectern/ui'
import { Video } from '@lectern/ui/icons'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useCommand } from '../reading-tools/use-command'
import { chooseLetters } from '../shortcuts/choose-letters'
import { findKey } from '../shortcuts/find-key'
import { useHasPlayed } from './use-has-played'
import { useOwnWindow } from './use-own-window'
import { VideoPane } from './video-pane'

/** Shows and hides the video of a chapter, which sounds on while it is hidden. A book without a video says so to the key. */
export function VideoTool({ book, media, commands, slots }: ReadingToolsProps) {
  const t = useTranslate(readerVideoMessages)
  const tErrors = useTranslate(errorMessages)
  const showToast = useToast()
  const [isHidden, setIsHidden] = useState(false)
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const letters = chooseLetters(useReaderSelector(({ preferences }) => preferences))
  useCommand(commands, 'toggle-video', () => {
    if (book.isVideoBook) setIsHidden(!isHidden)
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
      {!isHidden && <VideoPane video={element} pane={pane} chapter={chapter} hasPlayed={hasPlayed} />}
      {slots.player !== null &&
        createPortal(
          <IconButton
            icon={Video}
            label={t('videoShow')}
            pressed={!isHidden}
            shortcut={findKey('toggle-video', { direction: book.direction, letters }) ?? undefined}
            onClick={() => setIsHidden(!isHidden)}
          />,
          slots.player,
        )}
    </>
  )
}
