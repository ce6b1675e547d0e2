import { listeningMessages, nameLanguage } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { Languages, Play } from '@lectern/ui/icons'
import { createPortal } from 'react-dom'
import { changeAddress } from '../address/change-address'
import { useReaderDispatch, useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { findNarration } from '../store/find-narration'
import { isSilent, wordPressed } from '../store/reading-slice'
import * as styles from './silent-chapter-tool.css'

/** Offers a way to hear something in a chapter that is not narrated in the language of the book. */
export function SilentChapterTool({ book, outline, bar, slots }: ReadingToolsProps) {
  const t = useTranslate(listeningMessages)
  const dispatch = useReaderDispatch()
  const isHere = useReaderSelector(({ reading }) => isSilent(reading))
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const chapter = book.chapters.find(({ chapterId }) => chapterId === shown?.chapterId)
  if (!isHere || shown === null || chapter === undefined || slots.player === null) return null
  const next = findNarration(outline, shown)
  const nextChapter = book.chapters.find(({ chapterId }) => chapterId === next?.place.chapterId)
  return createPortal(
    <div className={styles.offers}>
      {chapter.narratedLanguages.map((variation) => (
        <Button
          key={variation}
          size="s"
          icon={Languages}
          onClick={() => bar.replace(changeAddress(bar.search(), { variation }))}
        >
          {t('listeningSwitchLanguage', { language: nameLanguage(variation, variation) })}
        </Button>
      ))}
      {next !== null && nextChapter !== undefined && (
        <Button size="s" icon={Play} onClick={() => dispatch(wordPressed(next))}>
          {t('listeningPlayFrom', { chapter: nextChapter.name })}
        </Button>
      )}
    </div>,
    slots.player,
  )
}
