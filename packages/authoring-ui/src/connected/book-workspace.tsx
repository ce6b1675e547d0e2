import { mainApi } from '@lectern/api-client/main'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Button, EmptyState, ErrorState, Spinner, useToast, useTranslate } from '@lectern/ui'
import { FilePlus, Languages } from '@lectern/ui/icons'
import { useCallback, useState, type ReactNode } from 'react'
import { guideSteps, type GuideStep } from '../guide/guide-steps'
import { BookBar } from './book-bar'
import * as styles from './book-workspace.css'
import { ChapterDesk } from './chapter-desk'
import type { VoiceStep } from './voice-step'

/** Where the author is in a book: the query parameters of the workspace. */
export interface WorkPlace {
  readonly chapter: number | null
  readonly page: number | null
  readonly variation: string | null
  readonly step: GuideStep | null
}

export interface BookWorkspaceProps {
  readonly session: SessionKeeper
  readonly bookId: number
  readonly place: WorkPlace
  readonly onPlace: (place: WorkPlace) => void
  readonly onUnsaved: (save: (() => Promise<boolean>) | null) => void
  readonly renderVoice: (voice: VoiceStep) => ReactNode
}

export function isGuideStep(value: string | null): value is GuideStep {
  return guideSteps.some((step) => step === value)
}

/** A book at work: its chapters and languages, and the desk of the one that is worked on. */
export function BookWorkspace({ session, bookId, place, onPlace, onUnsaved, renderVoice }: BookWorkspaceProps) {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const {
    data: book,
    error,
    isFetching,
    refetch,
  } = mainApi.useGetBookDataQuery({
    id: bookId,
    includeRectData: 'false',
  })
  const [createChapter, { isLoading: addingChapter }] = mainApi.useCreateChapterMutation()
  const [addVariation, { isLoading: addingVariation }] = mainApi.useAddChapterVariationMutation()
  const [failed, setFailed] = useState<string | null>(null)

  const reloadBook = useCallback(() => refetch().unwrap(), [refetch])
  const attempt = async (work: () => Promise<unknown>) => {
    setFailed(null)
    try {
      await work()
    } catch (reason) {
      const message = isApiFailure(reason) && reason.msg !== '' ? reason.msg : t('bookChangeFailed')
      setFailed(message)
      toast({ tone: 'critical', message })
    }
  }

  if (book === undefined) {
    if (error === undefined) {
      return (
        <div className={styles.state}>
          <Spinner size="l" />
        </div>
      )
    }
    const reason = isApiFailure(error) ? error.msg : ''
    return (
      <ErrorState
        message={reason === '' ? t('bookLoadFailed') : reason}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }

  const { chapters } = book
  const chapter = chapters.find((candidate) => candidate.id === place.chapter) ?? chapters[0]
  const variation =
    chapter?.variations.find((candidate) => candidate.variation === place.variation) ?? chapter?.variations[0]
  const language = book.bookInfo.languages[0] ?? 'en'
  const addChapter = (name: string) =>
    attempt(async () => {
      const made = await createChapter({
        id: bookId,
        newChapter: { name, variation: variation?.variation ?? language },
      }).unwrap()
      await reloadBook()
      onPlace({ chapter: made.id, page: null, variation: place.variation, step: null })
    })
  const addLanguage = (code: string) =>
    attempt(async () => {
      if (chapter === undefined) return
      await addVariation({ id: bookId, newChapterVariation: { chapterId: chapter.id, variation: code } }).unwrap()
      await reloadBook()
      onPlace({ chapter: chapter.id, page: null, variation: code, step: null })
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
        onChapter={(id) => onPlace({ chapter: id, page: null, variation: place.variation, step: null })}
        onLanguage={(code) => onPlace({ ...place, chapter: chapter?.id ?? null, page: null, variation: code })}
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
          renderVoice={renderVoice}
        />
      )}
    </div>
  )
}
