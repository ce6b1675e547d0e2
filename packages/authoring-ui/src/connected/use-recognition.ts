import { appApi, runJob, type OcrResult, type OcrResults } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { Rect } from '@lectern/core/geometry'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { Editor } from '../editor/editor'
import { choosePages } from '../recognition/choose-pages'
import { readRecognition } from '../recognition/read-recognition'
import { idle, type WorkProgress } from '../step-panel'
import type { WorkPage } from './work-page'

export interface RecognitionQuestion {
  /** There are words before it begins, or there are others than when it began. */
  readonly why: 'has-words' | 'changed-meanwhile'
  readonly pageNumbers: readonly number[]
}

export interface Recognition {
  readonly work: WorkProgress
  /** Pages whose words would be replaced: the author is asked first. */
  readonly asking: RecognitionQuestion | null
  readonly pagesWithoutText: readonly number[]
  readonly start: (pages: readonly WorkPage[]) => void
  readonly confirm: () => void
  readonly refuse: () => void
  readonly dismiss: () => void
}

export interface UseRecognitionOptions {
  readonly editor: Editor
  readonly session: SessionKeeper
  readonly language: string
  /** The pages that the chapter has now. */
  readonly pages: readonly WorkPage[]
  /** Called with the pages that have new words. */
  readonly onWords: (pageVariationIds: readonly number[]) => Promise<void>
}

/** Recognises page images: progress by page, words into the document as one undo step a page. */
export function useRecognition({ editor, session, language, pages, onWords }: UseRecognitionOptions): Recognition {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [recognisePages] = appApi.useRecognisePagesMutation()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [waiting, setWaiting] = useState<readonly WorkPage[] | null>(null)
  const [late, setLate] = useState<readonly FoundWords[]>([])
  const [pagesWithoutText, setPagesWithoutText] = useState<readonly number[]>([])

  // The same list until somebody changes the page.
  const wordsOf = ({ pageVariationId }: WorkPage) => editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' })

  const takeWords = async (found: readonly FoundWords[]): Promise<void> => {
    for (const { page, words } of found) {
      const scope = { pageVariationId: page.pageVariationId, kind: 'rectsByWords' } as const
      editor.replaceRects('recognise', [{ scope, rects: words }])
    }
    await onWords(found.map(({ page }) => page.pageVariationId))
  }

  const fail = (message: string) =>
    setWork({
      kind: 'failed',
      message: message === '' ? t('wordsFailed') : t('wordsFailedBecause', { reason: message }),
    })

  const run = async (wanted: readonly WorkPage[]): Promise<void> => {
    const label = t('wordsRunning', { count: wanted.length })
    const before = new Map(wanted.map((page) => [page, wordsOf(page)]))
    setPagesWithoutText([])
    setWork({ kind: 'running', label, done: 0, total: wanted.length })
    const images = wanted.map(({ pageId, pageVariationId }) => ({ pageId, pageVariationId }))
    const answer = await recognisePages({
      prefer: 'respond-async',
      recognitionRequest: { images, language, kind: 'word' },
    }).unwrap()
    let results: OcrResults
    if ('jobId' in answer) {
      const outcome = await runJob(session, answer.jobId, (progress) =>
        setWork({ kind: 'running', label, done: progress.done, total: progress.total }),
      )
      if (outcome.kind === 'failed') return fail(outcome.message)
      if (!isOcrResults(outcome.result)) return fail('')
      results = outcome.result
    } else results = answer
    if (results.msg !== undefined && results.msg !== '') return fail(results.msg)
    const found = readPages(wanted, results.ocrResults, language)
    const withWords = found.filter(({ words }) => words.length > 0)
    setPagesWithoutText(found.filter(({ words }) => words.length === 0).map(({ page }) => page.pageNumber))
    setWork(idle)
    // What the author has done since it began is theirs: it is not written over without a word.
    const isUntouched = ({ page }: FoundWords) => wordsOf(page) === before.get(page)
    setLate(withWords.filter((each) => !isUntouched(each)))
    await takeWords(withWords.filter(isUntouched))
  }

  const failOf = (error: unknown) => fail(isApiFailure(error) ? error.msg : String(error))
  const begin = (wanted: readonly WorkPage[]) => {
    run(wanted).catch(failOf)
  }
  const lateHere = late.filter(({ page }) => pages.some((each) => each.pageVariationId === page.pageVariationId))
  const askNow = (): RecognitionQuestion | null => {
    if (waiting !== null) {
      const withWords = waiting.filter((page) => wordsOf(page).length > 0)
      return { why: 'has-words', pageNumbers: withWords.map((page) => page.pageNumber) }
    }
    if (lateHere.length === 0) return null
    return { why: 'changed-meanwhile', pageNumbers: lateHere.map(({ page }) => page.pageNumber) }
  }

  return {
    work,
    asking: askNow(),
    pagesWithoutText,
    start(wanted) {
      const choice = choosePages(
        wanted.map((page) => ({ ...page, hasImage: page.imageUrl !== null, wordCount: wordsOf(page).length })),
      )
      if (choice.kind === 'none') {
        toast({ tone: 'critical', message: t('noPageImages') })
        return
      }
      const chosen = new Set(choice.pages.map((page) => page.pageVariationId))
      const usable = wanted.filter((page) => chosen.has(page.pageVariationId))
      if (choice.withWords.length === 0) begin(usable)
      else setWaiting(usable)
    },
    confirm() {
      if (waiting !== null) begin(waiting)
      else takeWords(lateHere).catch(failOf)
      setWaiting(null)
      setLate([])
    },
    refuse() {
      setWaiting(null)
      setLate([])
    },
    dismiss: () => setWork(idle),
  }
}

interface FoundWords {
  readonly page: WorkPage
  readonly words: readonly Rect[]
}

function readPages(pages: readonly WorkPage[], results: readonly OcrResult[], language: string): FoundWords[] {
  return pages.map((page) => {
    const result = results.find((candidate) => candidate.pageVariationId === page.pageVariationId)
    return { page, words: result === undefined ? [] : readRecognition(result, { language }).words }
  })
}

function isOcrResults(value: unknown): value is OcrResults {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'ocrResults'))
}
