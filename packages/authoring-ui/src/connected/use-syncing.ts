import { appApi } from '@lectern/api-client/app'
import { isApiFailure } from '@lectern/api-client/session'
import type { Rect, TimedWord } from '@lectern/core/sync'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { Editor } from '../editor/editor'
import { placeRect } from '../editor/placed-rect'
import { idle, type WorkProgress } from '../step-panel'
import { fillPages } from '../syncing/fill-pages'
import type { PageWords } from '../syncing/page-words'
import { syncChapter, type ChapterSync } from '../syncing/sync-chapter'
import { timeSentences } from '../syncing/time-sentences'
import type { WorkPage } from './work-page'

/** Where a sync left the first word or rect over. */
export interface SyncRemainder {
  readonly pageId: number
  readonly pageNumber: number
  readonly unmatchedWord: string | null
  readonly unassignedWord: string | null
  /** The rect to look at, by entity id. */
  readonly entityId: string | null
}

export interface Syncing {
  readonly work: WorkProgress
  readonly remainder: SyncRemainder | null
  readonly syncChapter: () => void
  readonly syncPage: (page: WorkPage) => void
  readonly fill: () => void
  readonly dismiss: () => void
}

export interface UseSyncingOptions {
  readonly editor: Editor
  readonly chapterVariationId: number
  readonly language: string
  readonly pages: readonly WorkPage[]
  /** Saves the chapter; answers whether it is saved. */
  readonly saveChapter: (pageVariationIds: readonly number[]) => Promise<boolean>
}

type Synced = Extract<ChapterSync<PageWords>, { kind: 'synced' }>

/** Gives the words their times from the spoken track, page by page, and says what was left over. */
export function useSyncing(options: UseSyncingOptions): Syncing {
  const { editor, chapterVariationId, language, pages, saveChapter } = options
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [fetchWords] = appApi.useLazyGetChapterWordsQuery()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [remainder, setRemainder] = useState<SyncRemainder | null>(null)

  const wordsOf = (wanted: readonly WorkPage[]): PageWords[] =>
    wanted.map(({ pageId, pageVariationId, pageNumber }) => ({
      pageId,
      pageVariationId,
      pageNumber,
      words: editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }).map((placed) => placed.rect),
    }))

  const scopeOf = (pageVariationId: number) => ({ pageVariationId, kind: 'rectsByWords' }) as const

  /** The timed words of a page, and its sentences, which go by them. */
  const toScopes = (pageVariationId: number, words: readonly Rect[]) => {
    const sentenceScope = { pageVariationId, kind: 'rects' } as const
    const sentences = editor.document.inOrder(sentenceScope).map((placed) => placed.rect)
    const wordScope = { scope: scopeOf(pageVariationId), rects: words }
    if (sentences.length === 0) return [wordScope]
    return [wordScope, { scope: sentenceScope, rects: timeSentences(sentences, words, { language }) }]
  }

  const report = ({ remainder: left }: Synced): SyncRemainder | null => {
    if (left === null) return null
    const { page, unmatchedWord, unassignedRect } = left
    const rect = unassignedRect === null ? undefined : page.words[unassignedRect.index]
    return {
      pageId: page.pageId,
      pageNumber: page.pageNumber,
      unmatchedWord: unmatchedWord?.word ?? null,
      unassignedWord: unassignedRect?.word ?? null,
      entityId: rect === undefined ? null : placeRect(scopeOf(page.pageVariationId), rect, 0).id,
    }
  }

  const tellFailures = ({ failed }: Synced) => {
    for (const { page, reason } of failed) {
      const words = reason === 'not-spoken' ? t('syncPageNotSpoken') : t('syncPageNotFound')
      toast({ tone: 'critical', message: t('pageSyncFailed', { page: page.pageNumber, reason: words }) })
    }
  }

  const tellRemainder = (left: SyncRemainder) => {
    const parts = [
      left.unmatchedWord === null ? null : t('syncReportWord', { word: left.unmatchedWord }),
      left.unassignedWord === null ? null : t('syncReportRect', { word: left.unassignedWord }),
    ]
    const reason = parts.filter((part) => part !== null).join(' ')
    toast({ tone: 'warning', message: t('timesUnassignable', { reason }) })
  }

  const loadWords = async (): Promise<TimedWord[]> => {
    const { words } = await fetchWords({ id: chapterVariationId }).unwrap()
    return words
  }

  const sync = async (only: WorkPage | null): Promise<void> => {
    if (wordsOf(only === null ? pages : [only]).every((page) => page.words.length === 0)) {
      toast({ tone: 'critical', message: t('wordRectsNeeded') })
      return
    }
    setWork({ kind: 'running', label: t('syncRunning') })
    const spoken = await loadWords()
    // As they stand now: the author has not waited.
    const asked = only === null ? {} : { only: only.pageVariationId }
    const outcome = syncChapter(wordsOf(pages), spoken, { language, ...asked })
    if (outcome.kind === 'no-word-rects') {
      setWork(idle)
      toast({ tone: 'critical', message: t('wordRectsNeeded') })
      return
    }
    editor.replaceRects(
      'sync',
      outcome.synced.flatMap(({ page, result }) => toScopes(page.pageVariationId, result.rects)),
    )
    const left = report(outcome)
    setRemainder(left)
    if (left !== null) tellRemainder(left)
    tellFailures(outcome)
    const { strayWords: count } = outcome
    if (count > 0) toast({ tone: 'warning', message: t('syncStrayWords', { count }) })
    const toSave = only === null ? outcome.synced.map(({ page }) => page.pageVariationId) : []
    const saved = toSave.length === 0 || (await saveChapter(toSave))
    setWork(idle)
    if (saved && outcome.failed.length === 0) {
      toast({ tone: 'success', message: only === null ? t('chapterSynced') : t('syncedByWord') })
    }
  }

  const fail = (error: unknown, whole: boolean) => {
    setWork(idle)
    const reason = isApiFailure(error) ? error.msg : String(error)
    const message = whole ? t('chapterSyncFailed', { reason }) : t('syncByWordFailed')
    toast({ tone: 'critical', message })
  }

  const fillAll = async (): Promise<void> => {
    setWork({ kind: 'running', label: t('syncRunning') })
    const spoken = await loadWords()
    const filled = fillPages(wordsOf(pages), spoken, { language }).filter((page) => page.filled > 0)
    editor.replaceRects(
      'fill',
      filled.flatMap((page) => toScopes(page.pageVariationId, page.words)),
    )
    setRemainder(null)
    const saved = await saveChapter(filled.map((page) => page.pageVariationId))
    setWork(idle)
    const count = filled.reduce((sum, page) => sum + page.filled, 0)
    if (saved) toast({ tone: 'success', message: t('syncFilled', { count }) })
  }

  return {
    work,
    remainder,
    syncChapter: () => void sync(null).catch((error: unknown) => fail(error, true)),
    syncPage: (page) => void sync(page).catch((error: unknown) => fail(error, false)),
    fill: () => void fillAll().catch((error: unknown) => fail(error, true)),
    dismiss: () => setWork(idle),
  }
}
