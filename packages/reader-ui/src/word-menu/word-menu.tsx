import { listeningMessages } from '@lectern/messages'
import { Button, IconButton, Popover, useToast, useTranslate } from '@lectern/ui'
import { AudioLines, BookOpenText, ChevronLeft, ChevronRight, Copy, NotebookPen, Play } from '@lectern/ui/icons'
import { useReaderDispatch } from '../connected/use-reader-store'
import type { Listening } from '../listening/describe-listening'
import { wordPressed } from '../store/reading-slice'
import type { FoundWord } from './find-word'
import * as styles from './word-menu.css'

export interface WordMenuProps {
  readonly found: FoundWord
  readonly box: DOMRect
  readonly listening: Listening
  /** Opens the definition of the word; null for a word that the glossary does not have. */
  readonly onDefine: (() => void) | null
  /** Writes a note beside the word; null in modes without notes. */
  readonly onNote: (() => void) | null
  /** Opens the menu of another word. */
  readonly onMove: (key: string) => void
  readonly onClose: () => void
}

/** Shows what can be done with one word of the page. */
export function WordMenu({ found, box, listening, onDefine, onNote, onMove, onClose }: WordMenuProps) {
  const t = useTranslate(listeningMessages)
  const dispatch = useReaderDispatch()
  const showToast = useToast()
  const { word, place, direction, previousKey, nextKey } = found
  const { span, text } = word
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t('wordCopied') }),
      () => showToast({ tone: 'warning', message: t('wordCopyFailed') }),
    )
    onClose()
  }
  const { left, top, width, height } = box
  return (
    <Popover
      open
      size="s"
      side="top"
      title={text}
      hideTitle
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={text}
          className={styles.anchor}
          dir="ltr"
          style={{ insetBlockStart: top, insetInlineStart: left, inlineSize: width, blockSize: height }}
        />
      }
    >
      <div className={styles.actions}>
        {span !== null && (
          <>
            <Button tone="quiet" icon={AudioLines} onClick={() => listening.hearWord(place, span)}>
              {t('wordHear')}
            </Button>
            <Button
              tone="quiet"
              icon={Play}
              onClick={() => {
                dispatch(wordPressed({ place, seconds: span.start }))
                onClose()
              }}
            >
              {t('wordPlay')}
            </Button>
          </>
        )}
        {onDefine !== null && (
          <Button tone="quiet" icon={BookOpenText} onClick={onDefine}>
            {t('wordDefine')}
          </Button>
        )}
        {onNote !== null && (
          <Button tone="quiet" icon={NotebookPen} onClick={onNote}>
            {t('wordNote')}
          </Button>
        )}
        <Button tone="quiet" icon={Copy} onClick={copy}>
          {t('wordCopy')}
        </Button>
        <div className={styles.neighbours} dir={direction}>
          <IconButton
            icon={ChevronLeft}
            followsText
            label={t('wordPrevious')}
            aria-disabled={previousKey === null}
            onClick={() => previousKey !== null && onMove(previousKey)}
          />
          <span aria-hidden className={styles.word} dir="auto">
            {text}
          </span>
          <IconButton
            icon={ChevronRight}
            followsText
            label={t('wordNext')}
            aria-disabled={nextKey === null}
            onClick={() => nextKey !== null && onMove(nextKey)}
          />
        </div>
      </div>
    </Popover>
  )
}
