import { mainApi, type BookData } from '@lectern/api-client/main'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Button, EmptyState, ErrorState, useToast, useTranslate } from '@lectern/ui'
import { HistoryWarningDialog } from '@lectern/ui/dialogs'
import { FilePlus, Languages } from '@lectern/ui/icons'
import { useCallback, useState, type ReactNode } from 'react'
import { guideSteps, type GuideStep } from '../guide/guide-steps'
import { BookBar } from './book-bar'
import * as styles from './book-workspace.css'
import { ChapterDesk } from './chapter-desk'
import { findDesk } from './find-desk'
import { useLeavingDesk } from './use-leaving-desk'
import type { UnsavedWork } from './unsaved-work'
import type { VoiceStep } from './voice-step'
import { Waiting } from '../desk-screen/waiting'
import type { WorkPlace } from '../guide/work-place'

export interface BookWorkspaceProps {
  readonly session: SessionKeeper
  readonly bookId: number
  readonly place: WorkPlace
  readonly onPlace: (place: WorkPlace) => void
  /** Receives the unsaved work whenever it changes; null if everything is saved. */
  readonly onUnsaved: (work: UnsavedWork | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

/** Interval of reloading, since links to images and sound expire after twelve hours. */
const freshMilliseconds = 6 * 60 * 60 * 1000
const noChapters: BookData['chapters'] = []

export function isGuideStep(value: string | null): value is GuideStep {
  return guideSteps.some((step) => step === value)
}

/** A book at work: its chapters and languages, and the desk of the selected ones. */
export function BookWorkspace({ session, bookId, place, onPlace, onUnsaved, renderVoice }: BookWorkspaceProps) {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const {
    data: book,
    error,
    isFetching,
    refetch,
  } = mainApi.useGetBookDataQuery({ id: bookId, includeRectData: 'false' }, { pollingInterval: freshMilliseconds })
  const [createChapter, { isLoading: addingChapter }] = mainApi.useCreateChapterMutation()
  const [addVariation, { isLoading: addingVariation }] = mainApi.useAddChapterVariationMutation()
  const [failed, setFailed] = useState<string | null>(null)

  const chapters = book?.chapters ?? noChapters
  const { chapter, variation } = findDesk(chapters, place)

  const { onEditor, leaveFor, question } = useLeavingDesk(onPlace)
  const reloadBook = useCallback(() => refetch().unwrap(), [refetch])
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFailed(null)
    try {
      await work()
      return true
    } catch (reason) {
      const message = isApiFailure(reason) && reason.msg !== '' ? reason.msg : t('bookChangeFailed')
      setFailed(message)
      toast({ tone: 'critical', message })
      return false
    }
  }

  if (book === undefined) {
    if (error === undefined) return <Waiting />
    const reason = isApiFailure(error) ? error.msg : ''
    return (
      <ErrorState
        message={reason === '' ? t('bookLoadFailed') : reason}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }

  const language = book.bookInfo.languages[0] ?? 'en'
  const addChapter = (name: string) =>
    attempt(async () => {
      const made = await createChapter({
        id: bookId,
        newChapter: { name, variation: variation?.variation ?? language },
      }).unwrap()
      await reloadBook()
      leaveFor({ chapter: made.id, page: null, variation: place.variation, step: null })
    })
  const addLanguage = (added: string) =>
    attempt(async () => {
      if (chapter === undefined) return
      await addVariation({ id: bookId, newChapterVariation: { chapterId: chapter.id, variation: added } }).unwrap()
      await reloadBook()
      leaveFor({ chapter: chapter.id, page: null, variation: added, step: null })
    })

  return (
    <div className={styles.workspace}>
      <BookBar
        title={book.bookInfo.title}
        chapters={chapters.map(({ id, name }) => ({ id, name }))}
        chapterId={chapter?.id ?? null}
        languages={(chapter?.variations ?? []).map((own) => own.variation)}
        language={variation?.variation ?? null}
        busy={addingChapter || addingVariation}
        failed={failed}
        onForgive={() => setFailed(null)}
        onChapter={(id) => leaveFor({ chapter: id, page: null, variation: place.variation, step: null })}
        onLanguage={(next) => leaveFor({ ...place, chapter: chapter?.id ?? null, page: null, variation: next })}
        onAddChapter={addChapter}
        onAddLanguage={addLanguage}
      />
      {chapter === undefined ? (
        <EmptyState
          title={t('bookNoChapters')}
          icon={FilePlus}
          action={
            <Button tone="accent" busy={addingChapter} onClick={() => void addChapter(t('chapterFirstName'))}>
              {t('chapterAddFirst')}
            </Button>
          }
        />
      ) : variation === undefined ? (
        <EmptyState
          title={t('chapterNoLanguages')}
          icon={Languages}
          action={
            <Button tone="accent" busy={addingVariation} onClick={() => void addLanguage(language)}>
              {t('languageAdd')}
            </Button>
          }
        />
      ) : (
        <ChapterDesk
          key={`${chapter.id}/${variation.variation}`}
          session={session}
          book={book}
          chapter={chapter}
          variation={variation}
          step={place.step}
          pageId={place.page}
          reloadBook={reloadBook}
          onStep={(step) => onPlace({ chapter: chapter.id, page: place.page, variation: variation.variation, step })}
          onPage={(page) => onPlace({ chapter: chapter.id, page, variation: variation.variation, step: place.step })}
          onUnsaved={onUnsaved}
          onEditor={onEditor}
          renderVoice={renderVoice}
        />
      )}
      <HistoryWarningDialog {...question} />
    </div>
  )
}
