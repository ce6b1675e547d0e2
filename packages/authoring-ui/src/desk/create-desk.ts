import type { ChapterStaleness } from '@lectern/core/staleness'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { RetriedCall } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { storeDrafts, type StoredDrafts } from '../drafts/store-drafts'
import { createEditor } from '../editor/create-editor'
import type { Editor } from '../editor/editor'
import { revisionOf } from '../saving/saving-state'
import type { DeskEvent } from './desk-event'
import type { DeskPorts } from './desk-ports'
import { createStalenessReader } from './create-staleness-reader'
import { openDeskState, type DeskPlace, type DeskState } from './desk-state'
import { createChapterWordsReader, type ChapterWords } from './read-chapter-words'
import { runEffect } from './run-effect'
import { stepDesk } from './step-desk'

/** The store of a desk: one chapter in one language at work. It knows neither React nor the server's client. */
export interface Desk {
  readonly editor: Editor
  readonly getState: () => DeskState
  /** Calls the listener when the state or the editor has changed. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: DeskEvent) => void
  /** Creates an id for something new on a page. */
  readonly newId: () => string
  /** Returns the chapter's words as of the last finished gesture; the same object until they change. */
  readonly getWords: () => ChapterWords
  /**
   * Returns what is out of date in the chapter as of the last finished gesture; the same object until that changes. Null until
   * the rects and the digests of the narration are loaded.
   */
  readonly getStaleness: () => ChapterStaleness | null
  /** Saves every page with unsaved changes. Resolves to whether all of them are saved. */
  readonly saveAll: () => Promise<boolean>
  /** Removes what this device keeps of the unsaved work, which the author leaves behind. */
  readonly discardDrafts: () => void
  /** Loads the chapter and starts to store drafts. Returns a function that stops the desk. */
  readonly start: () => () => void
}

export interface DeskOptions {
  readonly chapter: DeskChapter
  readonly place: DeskPlace
  readonly ports: DeskPorts
}

export function createDesk({ chapter, place, ports }: DeskOptions): Desk {
  const editor = createEditor({ newId: ports.newId, clipboard: ports.clipboard })
  const document = viewDocument(editor)
  const listeners = new Set<() => void>()
  const queue: DeskEvent[] = []
  const savers = new Map<number, (saved: boolean) => void>()
  const pauses = new Map<RetriedCall, () => void>()
  const visitId = ports.newId()
  let state = openDeskState(chapter, place)
  let drafts: StoredDrafts | null = null
  let tickets = 0
  let isDraining = false

  function notifyListeners(): void {
    for (const listener of listeners) listener()
  }
  editor.subscribe(notifyListeners)

  const getDrafts = () => drafts
  const target = { editor, ports, send, getState: () => state, getDrafts, onSaveReported, sendLater }

  function send(event: DeskEvent): void {
    queue.push(event)
    if (isDraining) return
    isDraining = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const step = stepDesk(state, next, document)
        state = step.state
        for (const effect of step.effects) runEffect(target, effect)
      }
    } finally {
      isDraining = false
    }
    notifyListeners()
  }

  function onSaveReported(ticket: number, saved: boolean): void {
    savers.get(ticket)?.(saved)
    savers.delete(ticket)
  }

  function sendLater(call: RetriedCall, seconds: number, event: DeskEvent): void {
    pauses.get(call)?.()
    pauses.set(
      call,
      ports.setTimer(() => send(event), seconds * 1000),
    )
  }

  return {
    editor,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    newId: ports.newId,
    getWords: cacheWords(document, () => ({ pages: state.chapter.pages, version: editor.getState().settledVersion })),
    getStaleness: cacheStaleness(document, () => ({ state, version: editor.getState().settledVersion })),
    saveAll() {
      const ticket = ++tickets
      const pageVariationIds = [...editor.getState().unsavedPages]
      const request = { scope: 'chapter', pageVariationIds, quiet: false, purpose: null, ticket } as const
      return new Promise((resolve) => {
        savers.set(ticket, resolve)
        send({ kind: 'saving', event: { kind: 'save-requested', request } })
      })
    },
    discardDrafts: () => drafts?.discard(),
    start() {
      drafts = startDrafts({ editor, ports, visitId, send, getState: () => state })
      if (state.loading.kind === 'ready') drafts.begin()
      const stopWarning = warnBeforeUnload(editor, ports.window)
      const retryFailedCalls = () => send({ kind: 'came-online' })
      ports.window.addEventListener('online', retryFailedCalls)
      send({ kind: 'rects-requested' })
      return () => {
        stopWarning()
        ports.window.removeEventListener('online', retryFailedCalls)
        // Whoever leaves the desk has decided about its unsaved work.
        for (const cancel of pauses.values()) cancel()
        pauses.clear()
        drafts?.stop()
        drafts = null
      }
    },
  }
}

function viewDocument(editor: Editor): DocumentView {
  return {
    get unsavedPages() {
      return editor.getState().unsavedPages
    },
    get selected() {
      return editor.getState().selected
    },
    rectsOf: (pageVariationId, kind) => editor.document.inOrder({ pageVariationId, kind }),
    savedOf: editor.savedOf,
    snapshotOf: (pageVariationId) => editor.snapshotPage(pageVariationId),
  }
}

function cacheWords(
  document: DocumentView,
  getInputs: () => { readonly pages: DeskChapter['pages']; readonly version: number },
): () => ChapterWords {
  const readWords = createChapterWordsReader(document)
  let cached: (ReturnType<typeof getInputs> & { readonly words: ChapterWords }) | null = null
  return () => {
    const { pages, version } = getInputs()
    if (cached === null || cached.version !== version || cached.pages !== pages) {
      cached = { pages, version, words: readWords(pages) }
    }
    return cached.words
  }
}

function cacheStaleness(
  document: DocumentView,
  getInputs: () => { readonly state: DeskState; readonly version: number },
): () => ChapterStaleness | null {
  const readStaleness = createStalenessReader(document)
  let cached: {
    readonly chapter: DeskChapter
    readonly narration: NonNullable<DeskState['narration']>
    readonly version: number
    readonly staleness: ChapterStaleness
  } | null = null
  return () => {
    const { state, version } = getInputs()
    const { chapter, narration, loading } = state
    if (narration === null || loading.kind !== 'ready') return null
    if (cached?.chapter !== chapter || cached.narration !== narration || cached.version !== version) {
      cached = { chapter, narration, version, staleness: readStaleness(chapter, narration.origin) }
    }
    return cached.staleness
  }
}

interface DraftsOfDesk {
  readonly editor: Editor
  readonly ports: DeskPorts
  readonly visitId: string
  readonly send: (event: DeskEvent) => void
  readonly getState: () => DeskState
}

function startDrafts({ editor, ports, visitId, send, getState }: DraftsOfDesk): StoredDrafts {
  const { authorId, ...device } = ports.drafts
  return storeDrafts({
    ...device,
    editor,
    owner: { authorId, bookId: getState().chapter.bookId, visitId },
    revisionOf: (pageVariationId) => revisionOf(getState().saving, pageVariationId),
    window: ports.window,
    setTimer: ports.setTimer,
    warn: ports.warn,
    onFound: (found, liveVisits) =>
      send({ kind: 'drafts', event: { kind: 'drafts-found', drafts: found, liveVisits } }),
    onStored(isStored) {
      if (getState().drafts.isStored === isStored) return
      send({ kind: 'drafts', event: { kind: 'draft-storage-changed', isStored } })
    },
  })
}

/** Makes the browser ask before the window is closed with unsaved changes. Returns a function that stops it. */
function warnBeforeUnload(editor: Editor, window: EventTarget): () => void {
  const warn = (event: Event) => {
    if (editor.getState().unsavedPages.size > 0) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}
