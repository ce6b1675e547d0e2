import { recognisePages, savePages, type PageWrite, type SaveOutcome } from '@lectern/core/pipeline'
import { isMarksKey, keysOf } from '../marks/marks-key'
import { joinOutcomes } from '../saving/join-outcomes'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { ApiEffect, PageToWrite, RefreshPurpose } from '../desk-plan/desk-effect'
import type { SavingEvent } from '../saving/saving-state'
import type { DeskEvent } from './desk-event'
import type { PublishingEvent } from '../publishing/step-publishing'
import type { DeskApi, DeskPorts, PublishOutcome } from './desk-ports'

export interface ApiRun {
  readonly ports: Pick<DeskPorts, 'api' | 'readFailure' | 'readRetryHint' | 'warn'>
  readonly chapter: DeskChapter
  readonly send: (event: DeskEvent) => void
}

/** Calls the server and sends the result as an event. Resolves once the event has been sent; never rejects. */
export async function runApiEffect(effect: ApiEffect, run: ApiRun): Promise<void> {
  const { ports, send } = run
  const { api } = ports
  switch (effect.do) {
    case 'read-rects':
      return readRects(run, null)
    case 'refresh':
      return refresh(run, effect.purpose)
    case 'write-pages':
      return send({ kind: 'saving', event: { kind: 'save-ended', ...(await writePages(effect.pages, run)) } })
    case 'reload-book':
      return api.reloadBook().catch((error: unknown) => ports.warn('The book could not be loaded again.', error))
    case 'recognise':
      return recognise(effect, run)
    case 'read-spoken-words':
      return sendResult(run, () => api.readSpokenWords(), {
        onResult: (words) => ({ kind: 'syncing', event: { kind: 'spoken-words-read', words } }),
        onFailure: (reason) => ({ kind: 'syncing', event: { kind: 'spoken-words-failed', reason } }),
      })
    case 'read-origin':
      return readOrigin(run)
    case 'publish':
      return sendResult(run, () => api.publish(effect.visibility, effect.ifStale), {
        onResult: (outcome) => ({ kind: 'publishing', event: toPublishingEvent(outcome) }),
        onFailure: (reason) => ({ kind: 'publishing', event: { kind: 'publication-failed', reason } }),
      })
    case 'upload':
      return upload(effect, run)
    case 'take-over-images':
      return sendResult(run, () => api.takeOverImages(effect.from), {
        onResult: (pages) => ({ kind: 'upload', event: { kind: 'pages-imported', pages, addedIds: [], problems: [] } }),
        onFailure: (reason) => ({ kind: 'upload', event: { kind: 'upload-failed', reason } }),
      })
    case 'cancel-upload':
      // The call that is cancelled rejects, and its failure is the event.
      return api
        .cancelUpload()
        .catch((error: unknown) =>
          send({ kind: 'upload', event: { kind: 'upload-cancel-failed', reason: ports.readFailure(error) } }),
        )
    case 'cancel-recognition':
      return api
        .cancelRecognition()
        .catch((error: unknown) =>
          send({ kind: 'recognition', event: { kind: 'recognition-cancel-failed', reason: ports.readFailure(error) } }),
        )
    case 'write-page-order':
      return sendResult(run, () => api.writePageOrder(effect.indexes), {
        onResult: () => ({ kind: 'page-order', event: { kind: 'page-order-written' } }),
        onFailure: (reason) => ({ kind: 'page-order', event: { kind: 'page-order-failed', reason } }),
      })
    case 'read-photograph':
      return readPhotograph(effect.pageVariationId, run)
    case 'correct-photograph':
      return sendResult(run, () => api.correctPhotograph(effect.pageVariationId, effect.plan), {
        onResult: (plan) => ({
          kind: 'photographs',
          event: { kind: 'photograph-corrected', before: { pageVariationId: effect.pageVariationId, plan } },
        }),
        onFailure: (reason) => ({ kind: 'photographs', event: { kind: 'correction-failed', reason } }),
      })
    case 'restore-page':
      return sendResult(run, () => api.restorePage(effect.pageId), {
        onResult: () => ({ kind: 'page-deletion', event: { kind: 'page-restored' } }),
        onFailure: (reason) => ({ kind: 'page-deletion', event: { kind: 'page-deletion-failed', reason } }),
      })
    case 'delete-page':
      return sendResult(run, () => api.deletePage(effect.pageId), {
        onResult: () => ({ kind: 'page-deletion', event: { kind: 'page-deleted' } }),
        onFailure: (reason) => ({ kind: 'page-deletion', event: { kind: 'page-deletion-failed', reason } }),
      })
  }
}

function readPhotograph(pageVariationId: number, run: ApiRun): Promise<void> {
  return sendResult(run, () => run.ports.api.readPhotograph(pageVariationId), {
    onResult: (photograph) => ({
      kind: 'photographs',
      event: { kind: 'photograph-read', pageVariationId, photograph },
    }),
    onFailure: (reason) => ({ kind: 'photographs', event: { kind: 'photograph-failed', pageVariationId, reason } }),
  })
}

/** Sends an event for the result of a call, or for the reason of its failure. */
async function sendResult<T>(
  { ports, send }: ApiRun,
  call: () => Promise<T>,
  events: {
    readonly onResult: (result: T) => DeskEvent
    readonly onFailure: (reason: string, error: unknown) => DeskEvent
  },
): Promise<void> {
  let event: DeskEvent
  try {
    event = events.onResult(await call())
  } catch (error) {
    event = events.onFailure(ports.readFailure(error), error)
  }
  send(event)
}

function readRects(run: ApiRun, purpose: RefreshPurpose | null): Promise<void> {
  return sendResult(run, () => run.ports.api.read(), {
    onResult: (pages) => ({ kind: 'rects-read', pages, purpose }),
    onFailure: (reason, error) => ({ kind: 'rects-failed', reason, hint: run.ports.readRetryHint(error), purpose }),
  })
}

function toPublishingEvent(outcome: PublishOutcome): PublishingEvent {
  switch (outcome.kind) {
    case 'published':
      return { ...outcome, kind: 'book-published' }
    case 'stale':
      return { kind: 'publication-found-stale', chapters: outcome.chapters }
  }
}

/** Reads the digests of the narration. If that fails, the desk works, and nothing is shown as out of date. */
async function readOrigin({ ports, send }: ApiRun): Promise<void> {
  let origin: Awaited<ReturnType<DeskApi['readOrigin']>>
  try {
    origin = await ports.api.readOrigin()
  } catch (error) {
    return ports.warn('The digests of the narration could not be read.', error)
  }
  send({ kind: 'origin-read', origin })
}

async function refresh(run: ApiRun, purpose: RefreshPurpose): Promise<void> {
  const { ports, send } = run
  try {
    await ports.api.reloadBook()
  } catch (error) {
    return send({ kind: 'refresh-failed', reason: ports.readFailure(error), purpose })
  }
  return readRects(run, purpose)
}

type EndedSave = Pick<Extract<SavingEvent, { kind: 'save-ended' }>, 'outcome' | 'hint'>

/** Saves pages. Those that the chapter no longer has are not sent and end as gone. */
async function writePages(pages: readonly PageToWrite[], { ports, chapter }: ApiRun): Promise<EndedSave> {
  const pageIds = new Map(chapter.pages.flatMap((page) => keysOf(page).map((key) => [key, page.pageId] as const)))
  const gone: number[] = []
  const writes: PageWrite[] = []
  for (const { snapshot, revision, fitsImage } of pages) {
    const { pageVariationId, rectData } = snapshot
    const pageId = pageIds.get(pageVariationId)
    if (pageId === undefined) gone.push(pageVariationId)
    else writes.push({ pageId, pageVariationId, revision, rects: rectData, ...(fitsImage ? { fitsImage } : {}) })
  }
  let outcome: SaveOutcome
  try {
    outcome = await saveParts(ports.api, writes)
  } catch (error) {
    outcome = { kind: 'failed', message: ports.readFailure(error), cause: error, revisions: new Map() }
  }
  if (outcome.kind === 'failed') return { outcome, hint: ports.readRetryHint(outcome.cause) }
  if (outcome.kind !== 'saved' || gone.length === 0) return { outcome, hint: null }
  return { outcome: { kind: 'gone', revisions: outcome.revisions, pageVariationIds: gone }, hint: null }
}

/** Saves the rects, then the marks: each has a call of its own. */
async function saveParts(api: Pick<DeskApi, 'read' | 'write'>, writes: readonly PageWrite[]): Promise<SaveOutcome> {
  const rectWrites = writes.filter(({ pageVariationId }) => !isMarksKey(pageVariationId))
  const markWrites = writes.filter(({ pageVariationId }) => isMarksKey(pageVariationId))
  const outcome = await savePages(api, rectWrites)
  if (markWrites.length === 0 || outcome.kind === 'failed') return outcome
  return joinOutcomes(outcome, await savePages(api, markWrites))
}

function recognise({ pages, kind }: Extract<ApiEffect, { do: 'recognise' }>, run: ApiRun): Promise<void> {
  const { ports, chapter, send } = run
  const onProgress = ({ done, total }: { readonly done: number; readonly total: number }) =>
    send({ kind: 'recognition', event: { kind: 'recognition-progressed', done, total } })
  return sendResult(run, () => recognisePages(ports.api, pages, { language: chapter.language, kind, onProgress }), {
    onResult: (found) => ({ kind: 'recognition', event: { kind: 'pages-recognised', pages: found } }),
    onFailure: (reason) => ({ kind: 'recognition', event: { kind: 'recognition-failed', reason } }),
  })
}

function upload({ files, pageIds }: Extract<ApiEffect, { do: 'upload' }>, run: ApiRun): Promise<void> {
  const { ports, send } = run
  const call = (): ReturnType<DeskApi['uploadPages']> =>
    ports.api.uploadPages({
      files,
      pageIds,
      onSent: (sentFraction) => send({ kind: 'upload', event: { kind: 'upload-progressed', sentFraction } }),
      onImported: ({ done, total }) => send({ kind: 'upload', event: { kind: 'import-progressed', done, total } }),
    })
  return sendResult(run, call, {
    onResult: (imported) => ({ kind: 'upload', event: { kind: 'pages-imported', ...imported } }),
    onFailure: (reason) => ({ kind: 'upload', event: { kind: 'upload-failed', reason } }),
  })
}
