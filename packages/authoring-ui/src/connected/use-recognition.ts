import { appApi, runJob, type OcrResult, type OcrResults } from '@lectern/api-client/app'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { Editor } from '../editor/editor'
import type { RectKind } from '../editor/placed-rect'
import { choosePages } from '../recognition/choose-pages'
import { fillScopes, type FoundOnPage } from '../recognition/fill-scopes'
import { readRecognition } from '../recognition/read-recognition'
import { rectKindOf, type RecognisedKind } from '../recognition/recognised-kind'
import { idle, type WorkProgress } from '../step-panel'
import type { WorkPage } from './work-page'

export interface RecognitionQuestion {
  readonly kind: RecognisedKind
  /** There are such rects before it begins, or there are others than when it began. */
  readonly why: 'has-rects' | 'changed-meanwhile'
  readonly pageNumbers: readonly number[]
}

export interface Recognition {
  readonly work: WorkProgress
  /** What the next one puts frames around, as the author chooses. */
  readonly wanted: RecognisedKind
  readonly want: (wanted: RecognisedKind) => void
  /** The set of highlights that the next one fills. */
  readonly fills: RectKind
  /** Pages whose rects would be replaced: the author is asked first. */
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
  /** Called with the pages that have new rects. */
  readonly onRects: (pageVariationIds: readonly number[]) => Promise<void>
}

/** Recognises page images: progress by page, words or sentences into the document as one undo step a page. */
export function useRecognition({ editor, session, language, pages, onRects }: UseRecognitionOptions): Recognition {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [recognisePages] = appApi.useRecognisePagesMutation()
  const [work, setWork] = useState<WorkProgress>(idle)
  const [kind, setKind] = useState<RecognisedKind>('word')
  const [waiting, setWaiting] = useState<Order | null>(null)
  const [late, setLate] = useState<readonly FoundPage[]>([])
  const [pagesWithoutText, setPagesWithoutText] = useState<readonly number[]>([])

  // The same list until somebody changes the page.
  const rectsOf = ({ pageVariationId }: WorkPage, of: RecognisedKind) =>
    editor.document.inOrder({ pageVariationId, kind: rectKindOf[of] })

  const takeRects = async (found: readonly FoundPage[]): Promise<void> => {
    for (const each of found) {
      const { pageVariationId } = each.page
      const standing = rectsOf(each.page, 'word').map((placed) => placed.rect)
      const filled = fillScopes(each, standing, { language })
      editor.replaceRects(
        'recognise',
        filled.map(({ kind: of, rects }) => ({ scope: { pageVariationId, kind: of }, rects })),
      )
    }
    await onRects(found.map(({ page }) => page.pageVariationId))
  }

  const fail = (message: string) =>
    setWork({
      kind: 'failed',
      message: message === '' ? t('wordsFailed') : t('wordsFailedBecause', { reason: message }),
    })

  const run = async (order: Order): Promise<void> => {
    const { pages: wanted } = order
    const label = t('wordsRunning', { count: wanted.length })
    const before = new Map(wanted.map((page) => [page, rectsOf(page, order.kind)]))
    setPagesWithoutText([])
    setWork({ kind: 'running', label, done: 0, total: wanted.length })
    const images = wanted.map(({ pageId, pageVariationId }) => ({ pageId, pageVariationId }))
    const answer = await recognisePages({
      prefer: 'respond-async',
      recognitionRequest: { images, language, kind: order.kind },
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
    const found = readPages(order, results.ocrResults, language)
    const withText = found.filter(hasWanted)
    setPagesWithoutText(found.filter((each) => !hasWanted(each)).map(({ page }) => page.pageNumber))
    setWork(idle)
    // What the author has done since it began is theirs: it is not written over without a word.
    const isUntouched = ({ page }: FoundPage) => rectsOf(page, order.kind) === before.get(page)
    setLate(withText.filter((each) => !isUntouched(each)))
    await takeRects(withText.filter(isUntouched))
  }

  const failOf = (error: unknown) => fail(isApiFailure(error) ? error.msg : String(error))
  const begin = (order: Order) => {
    run(order).catch(failOf)
  }
  const lateHere = late.filter(({ page }) => pages.some((each) => each.pageVariationId === page.pageVariationId))
  const askNow = (): RecognitionQuestion | null => {
    if (waiting !== null) {
      const filled = waiting.pages.filter((page) => rectsOf(page, waiting.kind).length > 0)
      return { kind: waiting.kind, why: 'has-rects', pageNumbers: filled.map((page) => page.pageNumber) }
    }
    const [first] = lateHere
    if (first === undefined) return null
    return { kind: first.kind, why: 'changed-meanwhile', pageNumbers: lateHere.map(({ page }) => page.pageNumber) }
  }

  return {
    work,
    wanted: kind,
    want: setKind,
    fills: rectKindOf[kind],
    asking: askNow(),
    pagesWithoutText,
    start(wanted) {
      const choice = choosePages(
        wanted.map((page) => ({ ...page, hasImage: page.imageUrl !== null, rectCount: rectsOf(page, kind).length })),
      )
      if (choice.kind === 'none') {
        toast({ tone: 'critical', message: t('noPageImages') })
        return
      }
      const chosen = new Set(choice.pages.map((page) => page.pageVariationId))
      const usable = wanted.filter((page) => chosen.has(page.pageVariationId))
      if (choice.withRects.length === 0) begin({ pages: usable, kind })
      else setWaiting({ pages: usable, kind })
    },
    confirm() {
      if (waiting !== null) begin(waiting)
      else takeRects(lateHere).catch(failOf)
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

interface Order {
  readonly pages: readonly WorkPage[]
  readonly kind: RecognisedKind
}

interface FoundPage extends FoundOnPage {
  readonly page: WorkPage
}

function readPages({ pages, kind }: Order, results: readonly OcrResult[], language: string): FoundPage[] {
  return pages.map((page) => {
    const result = results.find((candidate) => candidate.pageVariationId === page.pageVariationId)
    const { words, sentences } = result === undefined ? nothing : readRecognition(result, { language })
    return { page, kind, words, sentences }
  })
}

function hasWanted({ kind, words, sentences }: FoundPage): boolean {
  return (kind === 'word' ? words : sentences).length > 0
}

const nothing = { words: [], sentences: [] }

function isOcrResults(value: unknown): value is OcrResults {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'ocrResults'))
}
