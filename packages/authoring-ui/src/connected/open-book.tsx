import type { BookData } from '@lectern/api-client/main'
import { studioMessages } from '@lectern/messages'
import { Button, EmptyState, useTranslate } from '@lectern/ui'
import { HistoryWarningDialog } from '@lectern/ui/dialogs'
import { FilePlus, Languages } from '@lectern/ui/icons'
import { useState, type ComponentProps } from 'react'
import { createRectClipboard } from '../editor/rect-clipboard'
import { FirstStepsContext, useFirstSteps } from '../first-steps/use-first-steps'
import { BookBar } from './book-bar'
import * as styles from './book-workspace.css'
import type { BookWorkspaceProps } from './book-workspace-props'
import { ChapterDesk } from './chapter-desk'
import { findDesk } from './find-desk'
import { findMissingLanguage } from './find-missing-language'
import { findPageOver } from './find-page-over'
import { useBookAdditions } from './use-book-additions'
import { useLeavingDesk } from './use-leaving-desk'
import { VoiceWithoutVariation } from './voice-without-variation'

export interface OpenBookProps extends BookWorkspaceProps {
  readonly book: BookData
  readonly reloadBook: () => Promise<BookData>
}

/** A loaded book: its bar, and the desk of the chapter and language in the address. */
export function OpenBook({ book, reloadBook, bookId, place, onPlace, links, storage, ...desk }: OpenBookProps) {
  const t = useTranslate(studioMessages)
  const { onEditor, leaveFor, question } = useLeavingDesk(onPlace)
  const [clipboard] = useState(createRectClipboard)
  const additions = useBookAdditions(bookId, reloadBook)
  const { isAddingChapter, isAddingLanguage } = additions
  const { chapter, variation } = findDesk(book.chapters, place)
  const language = book.bookInfo.languages[0] ?? 'en'
  const isEmpty = book.chapters.every(({ pages }) => pages.length === 0)
  const firstSteps = useFirstSteps({ storage, bookId, isEmpty, onShow: () => onPlace({ ...place, step: 'pages' }) })
  const missing = findMissingLanguage(place, chapter, variation, language)
  const languages = chapter === undefined ? [] : chapter.variations.map((own) => own.variation)

  const addChapter = async (name: string): Promise<boolean> => {
    const id = await additions.addChapter(name, variation?.variation ?? language)
    if (id !== null) leaveFor({ chapter: id, page: null, variation: place.variation, step: null })
    return id !== null
  }
  const addLanguage = async (added: string): Promise<boolean> => {
    if (chapter === undefined) return true
    const isAdded = await additions.addLanguage(chapter.id, added)
    if (isAdded) leaveFor({ chapter: chapter.id, page: null, variation: added, step: null })
    return isAdded
  }

  return (
    <div className={styles.workspace}>
      <BookBar
        title={book.bookInfo.title}
        links={links}
        onFirstSteps={chapter === undefined || variation === undefined ? null : firstSteps.show}
        chapters={book.chapters.map(({ id, name }) => ({ id, name }))}
        chapterId={chapter?.id ?? null}
        languages={missing === null ? languages : [...languages, missing]}
        language={missing ?? variation?.variation ?? null}
        busy={isAddingChapter || isAddingLanguage}
        failed={additions.failed}
        onClearFailure={additions.clearFailure}
        onChapter={(id) => leaveFor({ chapter: id, page: null, variation: place.variation, step: null })}
        onLanguage={(next) => leaveFor({ ...place, chapter: chapter?.id ?? null, page: null, variation: next })}
        onAddChapter={addChapter}
        onAddLanguage={addLanguage}
      />
      {chapter === undefined ? (
        <MissingPart
          title={t('bookNoChapters')}
          icon={FilePlus}
          actionLabel={t('chapterAddFirst')}
          busy={isAddingChapter}
          onAdd={() => void addChapter(t('chapterFirstName'))}
        />
      ) : missing !== null ? (
        <VoiceWithoutVariation
          key={`${chapter.id}/${missing}`}
          bookId={bookId}
          chapterId={chapter.id}
          language={missing}
          busy={isAddingLanguage}
          reloadBook={reloadBook}
          onAddLanguage={() => void additions.addLanguage(chapter.id, missing)}
          onContinue={() => onPlace({ chapter: chapter.id, page: null, variation: missing, step: 'sync' })}
          renderVoice={desk.renderVoice}
        />
      ) : variation === undefined ? (
        <MissingPart
          title={t('chapterNoLanguages')}
          icon={Languages}
          actionLabel={t('languageAdd')}
          busy={isAddingLanguage}
          onAdd={() => void addLanguage(language)}
        />
      ) : (
        <FirstStepsContext value={firstSteps}>
          <ChapterDesk
            {...desk}
            key={`${chapter.id}/${variation.variation}`}
            book={book}
            chapter={chapter}
            variation={variation}
            step={place.step}
            pageId={place.page}
            reloadBook={reloadBook}
            clipboard={clipboard}
            onStep={(step) => onPlace({ chapter: chapter.id, page: place.page, variation: variation.variation, step })}
            onPage={(page) => onPlace({ chapter: chapter.id, page, variation: variation.variation, step: place.step })}
            onOther={(chapterId, page, step) =>
              leaveFor({ chapter: chapterId, page, variation: variation.variation, step })
            }
            onTurnChapter={(direction) => {
              const there = findPageOver(book.chapters, { chapter, language: variation.variation, direction })
              if (there !== null) leaveFor({ ...there, step: place.step })
            }}
            onEditor={onEditor}
          />
        </FirstStepsContext>
      )}
      {question !== null && <HistoryWarningDialog {...question} />}
    </div>
  )
}

interface MissingPartProps extends Pick<ComponentProps<typeof EmptyState>, 'title' | 'icon'> {
  readonly actionLabel: string
  readonly busy: boolean
  readonly onAdd: () => void
}

/** A book without chapters, or a chapter without languages, and the way to add the first. */
function MissingPart({ actionLabel, busy, onAdd, ...state }: MissingPartProps) {
  const action = (
    <Button tone="accent" busy={busy} onClick={onAdd}>
      {actionLabel}
    </Button>
  )
  return <EmptyState {...state} action={action} />
}
