import { readRetryHint } from '@lectern/api-client/retry'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { createDesk, type Desk } from '../desk/create-desk'
import type { DeskPorts } from '../desk/desk-ports'
import type { DeskPlace } from '../desk/desk-state'
import { toastOf } from '../desk-screen/notice-texts'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { Notice } from '../desk-plan/notice'
import { openDraftDatabase } from '../drafts/draft-database'
import type { RectClipboard } from '../editor/rect-clipboard'
import type { PagePlan } from '../photographs/photograph'
import { openVisits } from '../drafts/visits'
import { anonymousId } from './anonymous-id'
import { createApplicationLink } from './application-link'
import { createDeskApi, JobFailure } from './create-desk-api'

export interface UseDeskStoreOptions {
  readonly session: SessionKeeper
  readonly chapter: DeskChapter
  readonly place: DeskPlace
  readonly reloadBook: () => Promise<unknown>
  readonly onPage: (pageId: number) => void
  readonly clipboard: RectClipboard
}

/** Creates the desk of a chapter in one language, connects it to the server, and tells it about new props. */
export function useDeskStore({ session, chapter, place, reloadBook, onPage, clipboard }: UseDeskStoreOptions): Desk {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [link] = useState(createApplicationLink)
  const [desk] = useState(() => {
    const { bookId, chapterId, chapterVariationId, language } = chapter
    const { reloadBook: reload, goToPage, notify } = link
    const ids = { bookId, chapterId, chapterVariationId, language }
    const api = createDeskApi({ ...ids, dispatch, session, reloadBook: reload })
    // Signing in again after a session has ended does not change the owner of the drafts.
    const authorId = session.current()?.id ?? anonymousId
    return createDesk({
      chapter,
      place,
      ports: { ...readBrowser(authorId), clipboard, api, readFailure, goToPage, notify },
    })
  })

  useLayoutEffect(() => {
    const undoOrder = (pageIds: readonly number[]) =>
      desk.send({ kind: 'page-order', event: { kind: 'pages-ordered', pageIds, isUndo: true } })
    const undoCorrections = (plans: readonly PagePlan[]) =>
      desk.send({ kind: 'photographs', event: { kind: 'corrections-undone', plans } })
    const undoAdding = (pageIds: readonly number[]) =>
      desk.send({ kind: 'page-deletion', event: { kind: 'added-pages-undone', pageIds } })
    const retrySave = () => desk.send({ kind: 'saving', event: { kind: 'save-retried' } })
    const notify = (notice: Notice) => toast(toastOf(t, notice, { undoOrder, undoCorrections, undoAdding, retrySave }))
    link.connect({ reloadBook, goToPage: onPage, notify })
  })
  useLayoutEffect(() => desk.send({ kind: 'chapter-changed', chapter }), [desk, chapter])
  const { step, pageId } = place
  useLayoutEffect(() => desk.send({ kind: 'place-changed', place: { step, pageId } }), [desk, step, pageId])
  useEffect(() => desk.start(), [desk])
  return desk
}

/** Returns the ports of a desk that the browser provides. */
function readBrowser(
  authorId: number,
): Pick<DeskPorts, 'newId' | 'window' | 'warn' | 'setTimer' | 'readRetryHint' | 'drafts'> {
  return {
    newId: () => crypto.randomUUID(),
    window,
    warn: (text, reason) => console.warn(text, reason),
    setTimer(run, milliseconds) {
      const id = window.setTimeout(run, milliseconds)
      return () => window.clearTimeout(id)
    },
    readRetryHint: (error) => readRetryHint(error, { milliseconds: Date.now(), isOnline: navigator.onLine }),
    drafts: {
      authorId,
      visits: openVisits(readLocks()),
      openDatabase: () => openDraftDatabase(),
      now: () => Date.now(),
    },
  }
}

function readFailure(error: unknown): string {
  if (error instanceof JobFailure) return error.message
  return isApiFailure(error) ? error.msg : String(error)
}

/** Returns undefined on an address without TLS, which has no locks. */
function readLocks(): LockManager | undefined {
  return navigator.locks
}
