import type { Bookmark, Bookmarks } from './bookmark'
import { mapFound } from '../book/map-found'

/**
 * Merges the account's bookmarks, as just loaded, into those of the device. The account wins, except for what was changed here
 * and is not saved yet. A page that is bookmarked in both has one bookmark: the account's, so that none is ever saved twice.
 * Bookmarks that another device has removed are removed.
 */
export function mergeBookmarks({ list: here, removedNoteIds }: Bookmarks, account: readonly Bookmark[]): Bookmarks {
  const saved = account.filter(({ noteId }) => noteId !== null && !removedNoteIds.includes(noteId))
  const known = saved.map((own) => {
    const local = here.find((each) => each.noteId === own.noteId || each.key === own.key)
    const isNamedHere = local !== undefined && local.name !== own.name && (local.isRenamed || local.noteId === null)
    return isNamedHere ? { ...own, name: local.name, isRenamed: true } : own
  })
  const unsaved = here.filter(({ noteId, key }) => noteId === null && !saved.some((own) => own.key === key))
  const list = keepFirstOfPage([...known, ...unsaved])
  // Two devices may have saved one at the same time; the later note goes.
  const doubles = mapFound(
    known.filter((own) => !list.includes(own)),
    ({ noteId }) => noteId,
  )
  const stillThere = removedNoteIds.filter((id) => account.some(({ noteId }) => noteId === id))
  return { list, removedNoteIds: [...stillThere, ...doubles] }
}

/** Adds a guest's bookmarks to those of the account that has signed in; they are saved there next. */
export function adoptBookmarks(account: Bookmarks, guest: Bookmarks): Bookmarks {
  return { ...account, list: keepFirstOfPage([...account.list, ...guest.list]) }
}

function keepFirstOfPage(list: readonly Bookmark[]): readonly Bookmark[] {
  const seen = new Set<number>()
  return list.filter(({ pageId }) => {
    const isNew = !seen.has(pageId)
    seen.add(pageId)
    return isNew
  })
}
