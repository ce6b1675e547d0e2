import {
  confirmTimesByHand,
  fillChapter,
  retimeChapter,
  syncChapter,
  type ChapterSync,
  type SpokenWord,
} from '@lectern/core/pipeline'
import type { DeskEffect, SavePurpose } from '../desk-plan/desk-effect'
import type { Notice, RetimeReport, SaveScope } from '../desk-plan/notice'
import { stay, type DeskContext, type Step } from '../desk-plan/step'
import { rectKindOf, type RecognisedKind } from '../recognition/recognised-kind'
import { findLeftOver, type LeftOver } from './find-left-over'
import { groupByPage } from './group-by-page'
import { hasNewTimes } from './has-new-times'
import { pageToSync, type PageToSync } from './page-to-sync'
import { planSentenceSync } from './plan-sentence-sync'

/** `only` is the page variation to sync; null for the chapter. */
type SyncTask =
  | { readonly kind: 'sync'; readonly only: number | null; readonly by: RecognisedKind }
  | { readonly kind: 'fill' }
  /** Follows a new narration. */
  | { readonly kind: 'retime'; readonly byHand: 'keep' | 'replace' }
  | { readonly kind: 'confirm-by-hand' }

export interface SyncingState {
  /** The rects that the next sync times and the page shows. */
  readonly by: RecognisedKind
  readonly task: SyncTask | null
  /** The notice to show once the save has succeeded. */
  readonly afterSave: Notice | null
  readonly leftOver: LeftOver | null
  /** The report of the last sync that followed a new narration. */
  readonly retimed: RetimeReport | null
  /** A new narration came while another task was running; its sync follows. */
  readonly isRetimeDue: boolean
}

export const notSyncing: SyncingState = {
  by: 'word',
  task: null,
  afterSave: null,
  leftOver: null,
  retimed: null,
  isRetimeDue: false,
}

export type SyncingEvent =
  | { readonly kind: 'sync-kind-chosen'; readonly by: RecognisedKind }
  /** `pageVariationId` null syncs the whole chapter and saves it. */
  | { readonly kind: 'sync-requested'; readonly pageVariationId: number | null }
  | { readonly kind: 'fill-requested' }
  /** The chapter has got a new narration. */
  | { readonly kind: 'narration-generated' }
  /** Keeps times that were set by hand for an earlier narration as right for the present one. */
  | { readonly kind: 'times-by-hand-confirmed' }
  | { readonly kind: 'times-by-hand-replaced' }
  | { readonly kind: 'spoken-words-read'; readonly words: readonly SpokenWord[] }
  | { readonly kind: 'spoken-words-failed'; readonly reason: string }
  | { readonly kind: 'sync-saved'; readonly saved: boolean }

/**
 * Gives words and sentences the times of the narration, page by page, and reports what was left over. A new narration
 * replaces the times of an earlier one automatically.
 */
export function stepSyncing(state: SyncingState, event: SyncingEvent, context: DeskContext): Step<SyncingState> {
  const step = stepTask(state, event, context)
  if (step.state.task !== null || !step.state.isRetimeDue) return step
  const due = startRetime({ ...step.state, isRetimeDue: false }, 'keep', context)
  return { state: due.state, effects: [...step.effects, ...due.effects] }
}

function stepTask(state: SyncingState, event: SyncingEvent, context: DeskContext): Step<SyncingState> {
  switch (event.kind) {
    case 'sync-kind-chosen':
      return stay(state.task === null ? { ...state, by: event.by } : state)
    case 'sync-requested': {
      if (state.task !== null) return stay(state)
      const only = event.pageVariationId
      const wanted = context.chapter.pages.filter((page) => only === null || page.pageVariationId === only)
      const { by } = state
      const kind = rectKindOf[by]
      const hasRects = wanted.some(({ pageVariationId }) => context.document.rectsOf(pageVariationId, kind).length > 0)
      if (!hasRects) {
        return { state, effects: [notify({ kind: by === 'word' ? 'no-word-rects' : 'no-sentence-rects' })] }
      }
      return { state: { ...state, task: { kind: 'sync', only, by } }, effects: [{ do: 'read-spoken-words' }] }
    }
    case 'fill-requested':
      if (state.task !== null) return stay(state)
      return { state: { ...state, task: { kind: 'fill' } }, effects: [{ do: 'read-spoken-words' }] }
    case 'narration-generated':
      return withOrigin(
        state.task === null ? startRetime(state, 'keep', context) : stay({ ...state, isRetimeDue: true }),
      )
    case 'times-by-hand-replaced':
      return state.task === null ? startRetime(state, 'replace', context) : stay(state)
    case 'times-by-hand-confirmed':
      if (state.task !== null) return stay(state)
      return { state: { ...state, task: { kind: 'confirm-by-hand' } }, effects: [{ do: 'read-spoken-words' }] }
    case 'spoken-words-read':
      return state.task === null ? stay(state) : runTask(state, state.task, event.words, context)
    case 'spoken-words-failed': {
      const { task } = state
      const scope: SaveScope = task?.kind === 'sync' && task.only !== null ? 'page' : 'chapter'
      const by = task?.kind === 'sync' ? task.by : 'word'
      return {
        state: { ...state, task: null },
        effects: [notify({ kind: 'sync-failed', scope, by, reason: event.reason })],
      }
    }
    case 'sync-saved':
      return {
        state: { ...state, task: null, afterSave: null },
        effects: event.saved && state.afterSave !== null ? [notify(state.afterSave)] : [],
      }
  }
}

/** Reads also what the new narration was made from. */
function withOrigin({ state, effects }: Step<SyncingState>): Step<SyncingState> {
  return { state, effects: [{ do: 'read-origin' }, ...effects] }
}

function startRetime(state: SyncingState, byHand: 'keep' | 'replace', context: DeskContext): Step<SyncingState> {
  const hasWords = context.chapter.pages.some((page) => pageToSync(page, context).words.length > 0)
  if (!hasWords) return stay(state)
  return { state: { ...state, task: { kind: 'retime', byHand } }, effects: [{ do: 'read-spoken-words' }] }
}

function runTask(
  state: SyncingState,
  task: SyncTask,
  spoken: readonly SpokenWord[],
  context: DeskContext,
): Step<SyncingState> {
  switch (task.kind) {
    case 'sync':
      return task.by === 'word'
        ? sync({ ...state, retimed: null }, task.only, spoken, context)
        : syncSentences({ ...state, retimed: null }, task.only, spoken, context)
    case 'fill':
      return fill({ ...state, retimed: null }, spoken, context)
    case 'retime':
      return retime(state, task.byHand, spoken, context)
    case 'confirm-by-hand':
      return confirmByHand(state, spoken, context)
  }
}

function sync(
  state: SyncingState,
  only: number | null,
  spoken: readonly SpokenWord[],
  context: DeskContext,
): Step<SyncingState> {
  const { language } = context.chapter
  // The rects as they are now: the author has gone on working.
  const pages = context.chapter.pages.map((page) => pageToSync(page, context))
  const outcome = syncChapter(pages, spoken, { language, ...(only === null ? {} : { only }) })
  if (outcome.kind === 'no-word-rects') {
    return { state: { ...state, task: null }, effects: [notify({ kind: 'no-word-rects' })] }
  }
  const leftOver = findLeftOver(outcome)
  const scope: SaveScope = only === null ? 'chapter' : 'page'
  // One result: words that are left over are no success.
  const isWhole = outcome.failed.length === 0 && leftOver === null
  const success: Notice | null = isWhole ? { kind: 'synced', scope, by: 'word' } : null
  const effects: DeskEffect[] = [
    replaceRects('sync', outcome.synced),
    ...(leftOver === null ? [] : [notify({ ...leftOver, kind: 'words-left-over' })]),
    ...outcome.failed.map(({ page, reason }) =>
      notify({ kind: 'page-sync-failed', pageNumber: page.pageNumber, reason }),
    ),
    ...(outcome.strayWords > 0 ? [notify({ kind: 'stray-words', count: outcome.strayWords })] : []),
  ]
  const toSave = only === null ? outcome.synced.map(({ page }) => page.pageVariationId) : []
  if (toSave.length === 0) {
    return {
      state: { ...state, task: null, leftOver },
      effects: success === null ? effects : [...effects, notify(success)],
    }
  }
  return { state: { ...state, leftOver, afterSave: success }, effects: [...effects, saveQuietly(toSave, 'sync')] }
}

function syncSentences(
  state: SyncingState,
  only: number | null,
  spoken: readonly SpokenWord[],
  context: DeskContext,
): Step<SyncingState> {
  const { effects, toSave, success } = planSentenceSync(only, spoken, context)
  const after: SyncingState = { ...state, leftOver: null }
  if (toSave.length > 0) {
    return { state: { ...after, afterSave: success }, effects: [...effects, saveQuietly(toSave, 'sync')] }
  }
  return {
    state: { ...after, task: null },
    effects: success === null ? effects : [...effects, notify(success)],
  }
}

function fill(state: SyncingState, spoken: readonly SpokenWord[], context: DeskContext): Step<SyncingState> {
  const { language } = context.chapter
  const pages = context.chapter.pages.map((page) => pageToSync(page, context))
  const filled = fillChapter(pages, spoken, { language }).filter((page) => page.filled > 0)
  const count = filled.reduce((sum, page) => sum + page.filled, 0)
  return {
    state: { ...state, leftOver: null, afterSave: { kind: 'filled', count } },
    effects: [
      replaceRects('fill', filled),
      saveQuietly(
        filled.map(({ page }) => page.pageVariationId),
        'fill',
      ),
    ],
  }
}

function retime(
  state: SyncingState,
  byHand: 'keep' | 'replace',
  spoken: readonly SpokenWord[],
  context: DeskContext,
): Step<SyncingState> {
  const pages = context.chapter.pages.map((page) => pageToSync(page, context))
  const {
    pages: present,
    failed,
    ...report
  } = retimeChapter(pages, spoken, { language: context.chapter.language, byHand })
  const retimed = present.filter(hasNewTimes)
  const effects: DeskEffect[] = [
    ...(retimed.length > 0 ? [replaceRects('retime', retimed)] : []),
    ...failed.map(({ page, reason }) => notify({ kind: 'page-sync-failed', pageNumber: page.pageNumber, reason })),
  ]
  if (retimed.length === 0) {
    return { state: { ...state, task: null, retimed: present.length === 0 ? null : state.retimed }, effects }
  }
  return {
    state: { ...state, leftOver: null, retimed: report, afterSave: { kind: 'retimed', report } },
    effects: [
      ...effects,
      saveQuietly(
        retimed.map(({ page }) => page.pageVariationId),
        'sync',
      ),
    ],
  }
}

function confirmByHand(state: SyncingState, spoken: readonly SpokenWord[], context: DeskContext): Step<SyncingState> {
  let count = 0
  const spokenFor = groupByPage(spoken)
  const confirmed = context.chapter.pages.flatMap((page) => {
    const { words, ...rest } = pageToSync(page, context)
    const after = confirmTimesByHand(words, spokenFor(page.pageVariationId))
    const changed = after.filter((rect, index) => rect !== words[index]).length
    count += changed
    return changed === 0 ? [] : [{ page: { ...rest, words }, words: after, sentences: [] }]
  })
  if (confirmed.length === 0) return stay({ ...state, task: null })
  return {
    state: { ...state, afterSave: { kind: 'times-confirmed', count } },
    effects: [
      replaceRects('confirm times', confirmed),
      saveQuietly(
        confirmed.map(({ page }) => page.pageVariationId),
        'sync',
      ),
    ],
  }
}

type TimedRects = Pick<
  Extract<ChapterSync<PageToSync>, { kind: 'synced' }>['synced'][number],
  'page' | 'words' | 'sentences'
>

/** Replaces the rects of all pages as one undo step. */
function replaceRects(label: string, pages: readonly TimedRects[]): DeskEffect {
  const scopes = pages.flatMap(({ page: { pageVariationId }, words, sentences }) => [
    { scope: { pageVariationId, kind: 'rectsByWords' } as const, rects: words },
    ...(sentences.length > 0 ? [{ scope: { pageVariationId, kind: 'rects' } as const, rects: sentences }] : []),
  ])
  return { do: 'replace-rects', label, scopes }
}

function saveQuietly(pageVariationIds: readonly number[], purpose: SavePurpose): DeskEffect {
  return { do: 'request-save', request: { scope: 'chapter', pageVariationIds, quiet: true, purpose, ticket: null } }
}

function notify(notice: Notice): DeskEffect {
  return { do: 'notify', notice }
}
