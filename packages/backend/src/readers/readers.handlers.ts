import {
  deleteNote,
  getProgress,
  getSettings,
  listNotes,
  reportBug,
  saveNote,
  saveProgress,
  saveSettings,
  uploadFile,
} from '@lectern/contracts/app'
import { done } from '../http/done'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { ImageResizing, ObjectStore } from '../ports/index'
import { type BugServices, keepBugReport } from './bugs.service'
import * as notes from './notes.service'
import * as progress from './progress.service'
import * as settings from './settings.service'
import { storeFile, uploadLimits } from './upload.service'

export interface ReaderServices extends BugServices {
  objects: ObjectStore
  imageResizing: ImageResizing
}

/** What readers keep of their own, and what anybody may leave with us. */
export function readerHandlers(services: ReaderServices): RouteBinding[] {
  const { database } = services
  return [
    bindRoute(listNotes, async ({ query, caller }) => ({
      status: 200,
      body: await notes.listNotes(database, caller, query.bookId),
    })),
    bindRoute(saveNote, async ({ body, caller }) => ({
      status: 200,
      body: await notes.saveNote(database, caller, body),
    })),
    bindRoute(deleteNote, async ({ body, query, caller }) => {
      await notes.deleteNote(database, caller, body?.noteId, query.noteId)
      return { status: 200, body: done }
    }),
    bindRoute(getSettings, async ({ query, caller }) => ({
      status: 200,
      body: await settings.readSettings(database, caller, query.domainId),
    })),
    bindRoute(saveSettings, async ({ query, body, caller }) => ({
      status: 200,
      body: await settings.saveSettings(database, caller, query.domainId, body),
    })),
    bindRoute(getProgress, async ({ query, caller }) => ({
      status: 200,
      body: await progress.readProgress(database, caller, query.bookId),
    })),
    bindRoute(saveProgress, async ({ body, caller }) => ({
      status: 200,
      body: await progress.saveProgress(database, caller, body),
    })),
    bindRoute(reportBug, async ({ body, caller }) => {
      await keepBugReport(services, caller, body)
      return { status: 200, body: done }
    }),
    bindRoute(uploadFile, async ({ body, caller }) => ({
      status: 200,
      body: await storeFile(services, caller, await body.receive(uploadLimits)),
    })),
  ]
}
