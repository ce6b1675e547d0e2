import { computePauseSeconds } from '@lectern/api-client/retry'
import type { SaveOutcome, ServerPage } from '@lectern/core/pipeline'
import { listScopes } from '../editor/list-scopes'
import { isMarksKey } from '../marks/marks-key'
import { keyOfPage, mergeChosen, mergeConflicts } from './merge-conflicts'
import type { DeskEffect, PageToWrite, SaveRequest } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import type { Notice } from '../desk-plan/notice'
import { stay, type Step } from '../desk-plan/step'
import { revisionOf, type PlannedSave, type RetryHint, type SavingEvent, type SavingState } from './saving-state'

/**
 * Saves pages, one request after the other, and resolves conflicts as the author decides. A save that fails temporarily is
 * tried again after a pause, and with every other save that is asked for meanwhile.
 */
export function stepSaving(state: SavingState, event: SavingEvent, document: DocumentView): Step<SavingState> {
  switch (event.kind) {
    case 'save-requested':
      return startNext(resume({ ...state, waiting: [...state.waiting, event.request] }), document)
    case 'save-retried':
      return startNext(resume(state), document)
    case 'next-save-due':
      return startNext(state, document)
    case 'save-ended':
      return mergeOrEnd(state, event.outcome, event.hint, document)
    case 'other-fields-saved':
      return stay({ ...state, revisions: followRevisions(state.revisions, event.revisions) })
    case 'conflict-kept-mine':
      return resolve(state, new Set(), document)
    case 'conflict-chosen':
      return resolve(state, event.theirs, document)
    case 'conflict-took-theirs':
      return {
        state: { ...state, conflict: [], revisions: withRevisionsOf(state, state.conflict) },
        effects: takeTheirs(state.conflict),
      }
    case 'conflict-postponed':
      return stay({ ...state, conflict: [] })
  }
}

/** Resolves a conflict item by item: the pages, marks and fields with these keys become the other author's. */
function resolve(state: SavingState, theirs: ReadonlySet<string>, document: DocumentView): Step<SavingState> {
  const { conflict } = state
  const taken = conflict.filter(({ pageVariationId }) => theirs.has(keyOfPage(pageVariationId)))
  const kept = conflict.filter((page) => !taken.includes(page))
  const request: SaveRequest = {
    scope: 'chapter',
    pageVariationIds: kept.map((page) => page.pageVariationId),
    quiet: false,
    purpose: 'conflict',
    ticket: null,
  }
  const revisions = withRevisionsOf(state, conflict)
  // The request is sent once the marks are merged.
  const effects = [
    ...(taken.length > 0 ? takeTheirs(taken) : []),
    ...mergeChosen(kept, (key) => theirs.has(key), state, document),
    { do: 'request-save', request } as const,
  ]
  return { state: { ...state, revisions }, effects }
}

function startNext(state: SavingState, document: DocumentView): Step<SavingState> {
  const [request, ...waiting] = state.waiting
  if (state.running !== null || request === undefined) return stay(state)
  const fitsImage = request.fitsImage === true
  const pages = request.pageVariationIds
    .filter((id) => fitsImage || document.unsavedPages.has(id))
    .map((id): PageToWrite => ({ snapshot: document.snapshotOf(id), revision: revisionOf(state, id), fitsImage }))
  const started: SavingState = { ...state, waiting, running: { request, pages } }
  if (pages.length > 0) return { state: started, effects: [{ do: 'write-pages', pages }] }
  return endSave(started, { kind: 'saved', revisions: new Map() }, null)
}

/** Moves the save that waits for another try to the front of the queue. */
function resume(state: SavingState): SavingState {
  const { retry, waiting } = state
  return retry === null ? state : { ...state, retry: null, waiting: [retry.request, ...waiting] }
}

/**
 * Merges the marks that someone else saved meanwhile, and saves them again, if nobody has changed the same field of a mark. The
 * author is asked about all other conflicts.
 */
function mergeOrEnd(
  state: SavingState,
  outcome: SaveOutcome,
  hint: RetryHint | null,
  document: DocumentView,
): Step<SavingState> {
  const { running } = state
  if (running === null || outcome.kind !== 'conflict') return endSave(state, outcome, hint)
  const { merged, asked, marks, effects } = mergeConflicts(outcome.theirs, state, document)
  const asking = { ...state, markConflicts: marks }
  if (merged.length === 0) return endSave(asking, outcome, hint)
  const pageVariationIds = merged.map((page) => page.pageVariationId)
  const isWhole = asked.length === 0
  // The caller of a save that is wholly merged waits for the next one.
  const { request } = running
  const next = isWhole ? request : { ...request, pageVariationIds, purpose: null, ticket: null }
  const ended = isWhole
    ? endMerged(state, running.pages, outcome)
    : endSave(asking, { ...outcome, theirs: asked }, hint)
  return {
    state: { ...ended.state, revisions: withRevisionsOf(ended.state, merged) },
    effects: [
      ...ended.effects,
      ...effects,
      { do: 'notify', notice: { kind: 'marks-merged' } },
      { do: 'request-save', request: next },
    ],
  }
}

/** Ends a save that is repeated: marks the pages that it has written as saved, without a notice. */
function endMerged(state: SavingState, pages: readonly PageToWrite[], outcome: SaveOutcome): Step<SavingState> {
  const written = listWritten(pages, outcome)
  return {
    state: { ...state, running: null, revisions: new Map([...state.revisions, ...outcome.revisions]) },
    effects: written.length > 0 ? [{ do: 'mark-saved', snapshots: written }] : [],
  }
}

function listWritten(pages: readonly PageToWrite[], outcome: SaveOutcome) {
  return pages.flatMap(({ snapshot }) => (outcome.revisions.has(snapshot.pageVariationId) ? [snapshot] : []))
}

function endSave(state: SavingState, outcome: SaveOutcome, hint: RetryHint | null): Step<SavingState> {
  const { running } = state
  if (running === null) return stay(state)
  const { request, pages } = running
  const written = listWritten(pages, outcome)
  const ended: SavingState = {
    ...state,
    ...planRetry(state, request, hint),
    running: null,
    conflict: conflictAfter(state, request, outcome),
    revisions: new Map([...state.revisions, ...outcome.revisions]),
    withoutBase: new Set([...state.withoutBase].filter((id) => !outcome.revisions.has(id))),
    saveCount: state.saveCount + (written.length > 0 ? 1 : 0),
  }
  const { purpose, ticket } = request
  const effects: DeskEffect[] = [
    ...(written.length > 0 ? [{ do: 'mark-saved', snapshots: written } as const] : []),
    ...(hint === null || ended.retry === null
      ? effectsOf({ ...request, quiet: request.quiet && state.failures === 0 }, outcome, listNotices(request, pages))
      : effectsOfRetry(ended.retry, state.failures === 0)),
    { do: 'report-save', purpose, ticket, saved: outcome.kind === 'saved' },
  ]
  // The server is back: a save that waits for another try need not wait any longer.
  const next = hint === null && outcome.kind !== 'failed' ? resume(ended) : ended
  // The next request may save the same pages: it starts after these are marked.
  if (next.waiting.length > 0) effects.push({ do: 'start-next-save' })
  return { state: next, effects }
}

/**
 * Plans the next attempt of a save that failed temporarily, together with one that waits already. The caller learns that the
 * save failed, and does not wait for the later try.
 */
function planRetry(
  { retry, failures }: SavingState,
  request: SaveRequest,
  hint: RetryHint | null,
): Pick<SavingState, 'retry' | 'failures'> {
  if (hint === null) return { retry, failures: 0 }
  const requests = retry === null ? [request] : [retry.request, request]
  const pageVariationIds = [...new Set(requests.flatMap((each) => each.pageVariationIds))]
  const purpose = request.purpose === 'conflict' ? 'conflict' : null
  return {
    failures: failures + 1,
    retry: {
      request: {
        scope: pageVariationIds.length > 1 ? 'chapter' : request.scope,
        pageVariationIds,
        quiet: false,
        purpose,
        ticket: null,
      },
      cause: hint.cause,
      pauseSeconds: computePauseSeconds(failures + 1, hint.retryAfterSeconds),
    },
  }
}

function effectsOfRetry({ request, cause, pauseSeconds }: PlannedSave, isFirst: boolean): DeskEffect[] {
  const wait: DeskEffect = { do: 'wait', until: 'save', seconds: pauseSeconds }
  return isFirst ? [wait, { do: 'notify', notice: { kind: 'save-postponed', scope: request.scope, cause } }] : [wait]
}

function conflictAfter(state: SavingState, request: SaveRequest, outcome: SaveOutcome): readonly ServerPage[] {
  if (outcome.kind === 'conflict') return outcome.theirs
  return outcome.kind === 'saved' && request.purpose === 'conflict' ? [] : state.conflict
}

/** Returns the messages about saved pages: one about rects, one about marks. A save of nothing tells as much about rects. */
function listNotices({ scope }: SaveRequest, pages: readonly PageToWrite[]): Notice[] {
  const ofMarks = pages.filter(({ snapshot }) => isMarksKey(snapshot.pageVariationId))
  return [
    ...(ofMarks.length === 0 || ofMarks.length < pages.length ? [{ kind: 'saved', scope } as const] : []),
    ...(ofMarks.length > 0 ? [{ kind: 'marks-saved' } as const] : []),
  ]
}

function effectsOf({ scope, quiet }: SaveRequest, outcome: SaveOutcome, saved: readonly Notice[]): DeskEffect[] {
  switch (outcome.kind) {
    case 'saved':
      return quiet ? [] : saved.map((notice) => ({ do: 'notify', notice }))
    case 'conflict':
      return []
    case 'gone':
      return [
        { do: 'notify', notice: { kind: 'pages-gone', count: outcome.pageVariationIds.length } },
        { do: 'refresh', purpose: 'gone' },
      ]
    case 'failed':
      return [{ do: 'notify', notice: { kind: 'save-failed', scope, reason: outcome.message } }]
  }
}

/**
 * Takes over revisions that follow the loaded ones directly. If someone else saved a page in between, the loaded revision
 * stays, so that the next save finds the conflict.
 */
function followRevisions(
  loaded: ReadonlyMap<number, number>,
  saved: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  return new Map([...loaded, ...[...saved].filter(([id, revision]) => loaded.get(id) === revision - 1)])
}

function withRevisionsOf(state: SavingState, pages: readonly ServerPage[]): ReadonlyMap<number, number> {
  return new Map([...state.revisions, ...pages.map((page) => [page.pageVariationId, page.revision] as const)])
}

/** Replaces the author's rects as an ordinary undo step: undo restores the author's own work. */
function takeTheirs(pages: readonly ServerPage[]): DeskEffect[] {
  const scopes = pages.flatMap(({ pageVariationId, rects }) => listScopes(pageVariationId, rects))
  return [
    { do: 'replace-rects', label: 'take theirs', scopes },
    { do: 'mark-current-saved', pageVariationIds: pages.map((page) => page.pageVariationId) },
  ]
}
