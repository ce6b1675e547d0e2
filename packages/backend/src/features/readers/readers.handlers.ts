import {
  deleteNote,
  getProgress,
  getSettings,
  listNotes,
  listRecentBooks,
  reportBug,
  saveNote,
  saveProgress,
  saveSettings,
  uploadFile,
} from '@lectern/contracts/app'
import { successBody } from '../../platform/http/success-body'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { ImageResizing, ObjectStore } from '../../ports/index'
import { type BugServices, storeBugReport } from './bugs.service'
import * as notes from './notes.service'
import * as progress from './progress.service'
import * as settings from './settings.service'
import { storeFile, uploadLimits } from './upload.service'

export interface ReaderServices extends BugServices {
  objects: ObjectStore
  imageResizing: ImageResizing
}

/** Handles readers' own data, and the uploads and reports that anybody may send. */
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
      await notes.deleteNote(database, caller, {
        inBody: body?.noteId,
        inQuery: query.noteId,
        ifUpdatedAt: query.ifUpdatedAt,
      })
      return { status: 200, body: successBody }
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
    bindRoute(listRecentBooks, async ({ caller }) => ({
      status: 200,
      body: await progress.listRecentBooks(database, caller),
    })),
    bindRoute(reportBug, async ({ body, caller }) => {
      await storeBugReport(services, caller, body)
      return { status: 200, body: successBody }
    }),
    bindRoute(uploadFile, async ({ body, caller }) => ({
      status: 200,
      body: await storeFile(services, caller, await body.receive(uploadLimits)),
    })),
  ]
}
