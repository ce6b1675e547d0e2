import { appApi, runJob, type OcrResult, type OcrResults } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { Editor } from '../editor/editor'
import { choosePages } from '../recognition/choose-pages'
import { readRecognition } from '../recognition/read-recognition'
import { idle, type WorkProgress } from '../step-panel'

import type { WorkPage } from './work-page'

export interface Recognition {
  readonly work: WorkProgress
  /** Pages whose words would be replaced: the author is asked first. */
  readonly asking: { readonly pageNumbers: readonly number[] } | null
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
  /** Called with the pages that have new words. */
  readonly onWords: (pageVariationIds: readonly number[]) => Promise<void>
}

/** Recognises page images: progress by page, words into the document as one undo step a page. */
export function useRecognition({ editor, session, language, onWords }: UseRecognitionOptions): Recognition {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [recognisePages] = appApi.useRecognisePagesMutation()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [waiting, setWaiting] = useState<readonly WorkPage[] | null>(null)
  const [asking, setAsking] = useState<Recognition['asking']>(null)
  const [pagesWithoutText, setPagesWithoutText] = useState<readonly number[]>([])

  const wordsOf = (page: WorkPage) =>
    editor.document.inOrder({ pageVariationId: page.pageVariationId, kind: 'rectsByWords' }).length

  const takeWords = (pages: readonly WorkPage[], results: readonly OcrResult[]): number[] => {
    const changed: number[] = []
    const empty: number[] = []
    for (const page of pages) {
      const result = results.find((candidate) => candidate.pageVariationId === page.pageVariationId)
      const { words } = result === undefined ? { words: [] } : readRecognition(result, { language })
      if (words.length === 0) {
        empty.push(page.pageNumber)
        continue
      }
      const scope = { pageVariationId: page.pageVariationId, kind: 'rectsByWords' } as const
      editor.replaceRects('recognise', [{ scope, rects: words }])
      changed.push(page.pageVariationId)
    }
    setPagesWithoutText(empty)
    return changed
  }

  const fail = (message: string) =>
    setWork({
      kind: 'failed',
      message: message === '' ? t('wordsFailed') : t('wordsFailedBecause', { reason: message }),
    })

  const run = async (pages: readonly WorkPage[]): Promise<void> => {
    const label = t('wordsRunning', { count: pages.length })
    setPagesWithoutText([])
    setWork({ kind: 'running', label, done: 0, total: pages.length })
    const images = pages.map(({ pageId, pageVariationId }) => ({ pageId, pageVariationId }))
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
    const changed = takeWords(pages, results.ocrResults)
    setWork(idle)
    await onWords(changed)
  }

  const begin = (pages: readonly WorkPage[]) => {
    run(pages).catch((error: unknown) => fail(isApiFailure(error) ? error.msg : String(error)))
  }

  return {
    work,
    asking,
    pagesWithoutText,
    start(pages) {
      const choice = choosePages(
        pages.map((page) => ({ ...page, hasImage: page.imageUrl !== null, wordCount: wordsOf(page) })),
      )
      if (choice.kind === 'none') {
        toast({ tone: 'critical', message: t('noPageImages') })
        return
      }
      const chosen = new Set(choice.pages.map((page) => page.pageVariationId))
      const usable = pages.filter((page) => chosen.has(page.pageVariationId))
      if (choice.withWords.length === 0) return begin(usable)
      setWaiting(usable)
      setAsking({ pageNumbers: choice.withWords.map((page) => page.pageNumber) })
    },
    confirm() {
      setAsking(null)
      if (waiting !== null) begin(waiting)
      setWaiting(null)
    },
    refuse() {
      setAsking(null)
      setWaiting(null)
    },
    dismiss: () => setWork(idle),
  }
}

function isOcrResults(value: unknown): value is OcrResults {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'ocrResults'))
}
