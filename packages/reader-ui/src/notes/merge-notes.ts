import { contentOf, isBookmark, isSameContent, joinTexts, type Note, type Notes } from './note'

/** A note of the account, as it is listed there. */
export type AccountNote = Omit<Note, 'noteId' | 'saved' | 'sent' | 'version'> & {
  readonly noteId: number
  readonly version: string
}

/**
 * Merges the account's notes, as just loaded, into those of the device. The account wins, except for what was changed here and
 * is not saved yet. A text that was changed in both keeps both versions. A note that one device has removed is removed, unless
 * its text was changed on the other: then it stays, or becomes a new note.
 *
 * @param knownIds ids that the device had when the account was asked: a note saved since by another tab is not in the answer
 */
export function mergeNotes(
  { list: here, removed }: Notes,
  account: readonly AccountNote[],
  knownIds: ReadonlySet<number>,
): Notes {
  const isRemoved = (own: AccountNote) =>
    removed.some((gone) => isOf(gone, own) && (isBookmark(own) || gone.texts.includes(own.text)))
  const locals = new Map(here.map((note) => [note.key, note]))
  const localIds = new Map(here.map((note) => [note.noteId, note]))
  const known = account
    .filter((own) => !isRemoved(own))
    .map((own) => mergeNote(localIds.get(own.noteId) ?? locals.get(own.key), own))
  const [keys, ids] = [new Set(account.map(({ key }) => key)), new Set(account.map(({ noteId }) => noteId))]
  const others = here.flatMap((note): readonly Note[] => {
    if (keys.has(note.key) || (note.noteId !== null && ids.has(note.noteId))) return []
    if (note.noteId === null || !knownIds.has(note.noteId)) return [note]
    return note.saved !== null && note.text !== note.saved.text ? [revive(note)] : []
  })
  const list = keepFirstBookmarks([...known, ...others])
  const kept = new Set(list)
  // Two devices may have bookmarked a page at the same time; the later one goes.
  const doubles = known
    .filter((note) => !kept.has(note))
    .map(({ key, noteId, version, text }) => ({ key, noteId, version, texts: [text], isDone: false }))
  const stillRemoved = removed.flatMap((gone) => {
    const own = account.find((each) => isOf(gone, each))
    if (own !== undefined) return isRemoved(own) ? [{ ...gone, noteId: own.noteId, version: own.version }] : []
    // One without an id may still arrive there.
    return gone.noteId === null ? [gone] : []
  })
  return { list, removed: [...stillRemoved, ...doubles] }
}

/** Adds a guest's notes to those of the account that has signed in; they are saved there next. */
export function adoptNotes(account: Notes, guest: Notes): Notes {
  const keys = new Set([...account.list, ...account.removed].map(({ key }) => key))
  const added = guest.list.filter(({ key }) => !keys.has(key))
  return { ...account, list: keepFirstBookmarks([...account.list, ...added]) }
}

function isOf(a: Pick<Note, 'key' | 'noteId'>, b: AccountNote): boolean {
  return a.noteId === b.noteId || a.key === b.key
}

function mergeNote(local: Note | undefined, own: AccountNote): Note {
  const saved = contentOf(own)
  if (local === undefined) return { ...own, saved, sent: null }
  const base = local.saved
  if ((base !== null && isSameContent(local, base)) || isSameContent(local, own)) return { ...own, saved, sent: null }
  const isLookSame = base !== null && isSameContent({ ...local, text: '' }, { ...base, text: '' })
  return { ...own, ...contentOf(isLookSame ? own : local), text: mergeTexts(local, own), saved, sent: null }
}

function mergeTexts({ text, saved, sent, icon }: Note, own: AccountNote): string {
  const isAccountUnchanged = saved?.text === own.text || sent?.text === own.text
  if (isAccountUnchanged || isBookmark({ icon })) return text
  return saved?.text === text ? own.text : joinTexts(own.text, text)
}

/** Returns a note as a new one. Every tab and device makes the same key, so that it is saved once. */
function revive(note: Note): Note {
  const key = / again \d+$/.test(note.key)
    ? note.key.replace(/\d+$/, (count) => String(Number(count) + 1))
    : `${note.key} again 2`
  return { ...note, key, noteId: null, saved: null, sent: null, version: null }
}

function keepFirstBookmarks(list: readonly Note[]): readonly Note[] {
  const pages = new Set<number>()
  return list.filter((note) => {
    if (!isBookmark(note)) return true
    const isNew = !pages.has(note.pageId)
    pages.add(note.pageId)
    return isNew
  })
}
