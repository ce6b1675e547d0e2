import { appApi, runJob, type BookStaleness, type OcrResults } from '@lectern/api-client/app'
import {
  mainApi,
  mainRectsApi,
  uploadChapterPages,
  type Page,
  type PhotographPlan as WirePlan,
} from '@lectern/api-client/main'
import { isApiFailure, openRequestKeys, unwrapOnce, type SessionKeeper } from '@lectern/api-client/session'
import type { PhotographPlan } from '@lectern/core/page-photographs'
import type { PageWrite, ServerPage, WriteOutcome } from '@lectern/core/pipeline'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { DeskApi, ImportedPages } from '../desk/desk-ports'
import type { StaleChapter } from '../desk-plan/desk-chapter'
import { fromMarkRects } from '../marks/from-mark-rects'
import { isMarksKey, toMarksKey } from '../marks/marks-key'
import { toMarkRects } from '../marks/to-mark-rects'
import type { PagePlan } from '../photographs/photograph'
import { createJobHandle } from './create-job-handle'
import { toWriteOutcome } from './to-write-outcome'
import { writeRects } from './write-rects'

export interface DeskApiOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly session: SessionKeeper
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
  readonly language: string
  readonly reloadBook: () => Promise<unknown>
}

/** Connects the desk of one chapter and language to the server. */
export function createDeskApi(options: DeskApiOptions): DeskApi {
  return {
    ...rectCalls(options),
    ...recognitionCalls(options),
    ...pageCalls(options),
    ...photographCalls(options),
    ...bookCalls(options),
  }
}

/** A call that failed as part of a job; `message` is the server's own. */
export class JobFailure extends Error {}

function rectCalls({ dispatch, chapterId, language }: DeskApiOptions): Pick<DeskApi, 'read' | 'write'> {
  return {
    async read() {
      const request = mainRectsApi.endpoints.readChapterRects.initiate({ id: chapterId }, { track: false })
      return toServerPages(await dispatch(request).unwrap(), language)
    },
    async write(pages) {
      const ofMarks = pages.filter(({ pageVariationId }) => isMarksKey(pageVariationId))
      if (ofMarks.length > 0) return toWriteOutcome(writeMarks(dispatch, ofMarks))
      return toWriteOutcome(writeRects({ dispatch, language }, pages))
    },
  }
}

async function writeMarks(dispatch: DeskApiOptions['dispatch'], pages: readonly PageWrite[]): Promise<WriteOutcome> {
  const body = pages.map(({ pageId, revision, rects }) => {
    const { popupTriggers, coachingPoints } = fromMarkRects(rects.marks ?? [])
    return {
      pageId,
      revision,
      popupTriggers: JSON.stringify(popupTriggers),
      coachingPoints: JSON.stringify(coachingPoints),
    }
  })
  const written = await dispatch(mainApi.endpoints.updatePagesJson.initiate({ body }, { track: false })).unwrap()
  return { kind: 'written', revisions: new Map(written.map((page) => [toMarksKey(page.pageId), page.revision])) }
}

function recognitionCalls(
  options: DeskApiOptions,
): Pick<DeskApi, 'recognise' | 'cancelRecognition' | 'readSpokenWords' | 'readOrigin'> {
  const { dispatch, session, chapterVariationId } = options
  const job = createJobHandle((id) => cancelJob(dispatch, id))
  return {
    cancelRecognition: job.cancel,
    async recognise({ images, language, kind }, onProgress) {
      const request = appApi.endpoints.recognisePages.initiate(
        { prefer: 'respond-async', recognitionRequest: { images, language, kind } },
        { track: false },
      )
      job.begin()
      const response = await dispatch(request).unwrap()
      if ('jobId' in response) await job.accept(response.jobId)
      const results = 'jobId' in response ? await waitForJob(session, response.jobId, onProgress) : response
      if (!isOcrResults(results)) throw new JobFailure()
      if (results.msg !== undefined && results.msg !== '') throw new JobFailure(results.msg)
      return results.ocrResults
    },
    async readSpokenWords() {
      const request = appApi.endpoints.getChapterWords.initiate({ id: chapterVariationId }, { forceRefetch: true })
      return (await unwrapOnce(dispatch(request))).words
    },
    async readOrigin() {
      const request = appApi.endpoints.getNarrationOrigin.initiate({ id: chapterVariationId }, { forceRefetch: true })
      return (await unwrapOnce(dispatch(request))).origin
    },
  }
}

function pageCalls(
  options: DeskApiOptions,
): Pick<DeskApi, 'uploadPages' | 'takeOverImages' | 'cancelUpload' | 'writePageOrder' | 'deletePage' | 'restorePage'> {
  const { dispatch, session, bookId, chapterId, language } = options
  const keys = openRequestKeys()
  const job = createJobHandle((id) => cancelJob(dispatch, id))
  return {
    cancelUpload: job.cancel,
    async uploadPages({ files, pageIds, onSent, onImported }) {
      const sending = new AbortController()
      let sentFraction = 0
      job.begin().addEventListener('abort', () => {
        // The server has all files, so its response is awaited to cancel the job.
        if (sentFraction < 1) sending.abort()
      })
      const sent = await uploadChapterPages({
        session,
        keys,
        chapterId,
        variation: language,
        files,
        ...(pageIds.length === 0 ? {} : { pageIds }),
        onProgress(fraction) {
          sentFraction = fraction
          onSent(fraction)
        },
        signal: sending.signal,
      })
      if (sent.kind === 'failed') throw new JobFailure(sent.failure.msg)
      onImported({ done: 0, total: 0 })
      await job.accept(sent.jobId)
      return readImportedPages(await waitForJob(session, sent.jobId, onImported), pageIds)
    },
    async takeOverImages(from) {
      const request = mainApi.endpoints.takeOverPageImages.initiate(
        { id: chapterId, pageImageSource: { from, variation: language } },
        { track: false },
      )
      return (await dispatch(request).unwrap()).pages
    },
    writePageOrder: (indexes) =>
      dispatch(mainApi.endpoints.updatePageOrder.initiate({ orderingList: [...indexes] }, { track: false })).unwrap(),
    deletePage: (pageId) =>
      dispatch(
        mainApi.endpoints.deletePage.initiate({ id: bookId, pageId, restorable: 'true' }, { track: false }),
      ).unwrap(),
    restorePage: (pageId) =>
      dispatch(mainApi.endpoints.restorePage.initiate({ id: bookId, pageId }, { track: false })).unwrap(),
  }
}

function photographCalls({ dispatch }: DeskApiOptions): Pick<DeskApi, 'readPhotograph' | 'correctPhotograph'> {
  const plans = new Map<number, PagePlan['plan']>()
  return {
    async readPhotograph(pageVariationId) {
      const request = mainApi.endpoints.getPagePhotograph.initiate({ id: pageVariationId }, { forceRefetch: true })
      const photograph = await unwrapOnce(dispatch(request))
      plans.set(pageVariationId, photograph.plan)
      return photograph
    },
    async correctPhotograph(pageVariationId, plan) {
      const before = plans.get(pageVariationId) ?? null
      const photographCorrection = { plan: plan === null ? null : toWirePlan(plan) }
      const request = mainApi.endpoints.correctPagePhotograph.initiate(
        { id: pageVariationId, photographCorrection },
        { track: false },
      )
      await dispatch(request).unwrap()
      plans.set(pageVariationId, plan)
      return before
    },
  }
}

function toWirePlan({ corners: [a, b, c, d], light, brightness }: PhotographPlan): WirePlan {
  return { corners: [a, b, c, d], light, brightness }
}

function bookCalls({ dispatch, bookId, reloadBook }: DeskApiOptions): Pick<DeskApi, 'reloadBook' | 'publish'> {
  return {
    async reloadBook() {
      await reloadBook()
    },
    async publish(visibility, ifStale) {
      const body = { visibility, ifStale }
      try {
        const { readerUrl, publishedAt } = await dispatch(
          appApi.endpoints.publishBook.initiate({ id: bookId, body }, { track: false }),
        ).unwrap()
        return { kind: 'published', readerUrl, publishedAt }
      } catch (error) {
        if (!isApiFailure(error) || error.code !== 'out-of-date') throw error
        const request = appApi.endpoints.getBookStaleness.initiate({ id: bookId }, { forceRefetch: true })
        return { kind: 'stale', chapters: toStaleChapters(await unwrapOnce(dispatch(request))) }
      }
    },
  }
}

/** Cancels a job. If it has ended, nothing is left to cancel, and its result arrives as usual. */
async function cancelJob(dispatch: DeskApiOptions['dispatch'], id: string): Promise<void> {
  try {
    await dispatch(appApi.endpoints.cancelJob.initiate({ id }, { track: false })).unwrap()
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'conflict') throw error
  }
}

/** Resolves to the result of a job; rejects with a `JobFailure` if it did not succeed. */
async function waitForJob(
  session: SessionKeeper,
  jobId: string,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void,
): Promise<unknown> {
  const outcome = await runJob(session, jobId, onProgress)
  if (outcome.kind === 'failed') throw new JobFailure(outcome.message)
  return outcome.result
}

function toServerPages(pages: readonly Page[], language: string): ServerPage[] {
  return pages.flatMap((page) =>
    page.variations
      .filter((own) => own.variation === language)
      .flatMap(({ id, revision, rectData }) => {
        // An empty page in its place would be saved over the rects of the server.
        if (rectData === undefined) throw new Error(`The server left out the rects of page variation ${id}.`)
        if (page.revision === undefined) throw new Error(`The server left out the revision of page ${page.pageId}.`)
        const marks = { rects: [], rectsByWords: [], marks: toMarkRects(page) }
        return [
          { pageVariationId: id, revision, rects: rectData },
          { pageVariationId: toMarksKey(page.pageId), revision: page.revision, rects: marks },
        ]
      }),
  )
}

function toStaleChapters({ chapters }: BookStaleness): StaleChapter[] {
  return chapters
    .filter(({ words, narration, times }) => [words, narration, times].includes('stale'))
    .map(({ chapterId, name, variation, hasOtherVoice, hasOtherPages, pages }) => ({
      chapterId,
      name,
      language: variation,
      hasOtherVoice,
      hasOtherPages,
      pages: pages.map(({ pageNumber, words, narration, times }) => ({
        pageNumber,
        words: words === 'stale',
        narration: narration === 'stale',
        times: times === 'stale',
      })),
    }))
}

function isOcrResults(value: unknown): value is OcrResults {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'ocrResults'))
}

/** Reads the result of an import. Files that filled existing pages added none. */
function readImportedPages(value: unknown, filledIds: readonly number[]): ImportedPages {
  if (!isImportedPages(value)) return { pages: 0, addedIds: [], problems: [] }
  const ids = value.pages.map(({ pageId }) => pageId)
  return {
    pages: value.pages.length,
    addedIds: ids.filter((id) => typeof id === 'number').filter((id) => !filledIds.includes(id)),
    problems: value.problems,
  }
}

function isImportedPages(value: unknown): value is {
  readonly pages: readonly { readonly pageId?: unknown }[]
  readonly problems: ImportedPages['problems']
} {
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray(Reflect.get(value, 'pages')) &&
    Array.isArray(Reflect.get(value, 'problems'))
  )
}
