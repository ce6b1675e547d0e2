import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { addNote, bookmarkIcon, changeNote, noNotes, removeNote, rewriteNote, type Notes } from './note'
import type { AccountNote } from './merge-notes'
import { initialSync, stepSync, type NoteCall, type SyncEvent, type SyncState } from './step-sync'
import type { SavedNote } from './unsaved-change'
import { notesKey, parseNotes, writeNotes } from './stored-notes'

type Mode = 'up' | 'down' | 'loses-responses' | 'refuses'
type Response = { readonly kind: 'listed' | 'saved' | 'failed'; readonly value: unknown }

/** The server: keeps notes, and responds to a repeated key with its first response. */
function makeServer() {
  const notes = new Map<number, AccountNote>()
  const replies = new Map<string, { readonly noteId: number; readonly text: string; readonly version: string }>()
  let lastId = 0
  let lastVersion = 0
  const fail = (status: number | null, isOutdated = false) =>
    ({ kind: 'failed', value: { status, message: null, isOutdated } }) as const
  const run = (call: NoteCall): Response => {
    switch (call.kind) {
      case 'list':
        return { kind: 'listed', value: [...notes.values()] }
      case 'add': {
        const { note } = call
        const earlier = replies.get(note.key)
        if (earlier !== undefined && earlier.text !== note.text) return fail(422, true)
        const noteId = earlier?.noteId ?? (lastId += 1)
        const version = earlier?.version ?? `${(lastVersion += 1)}`
        if (earlier === undefined) {
          const { saved: _saved, sent: _sent, version: _version, ...own } = note
          notes.set(noteId, { ...own, noteId, version })
          replies.set(note.key, { noteId, text: note.text, version })
        }
        return { kind: 'saved', value: { noteId, version } }
      }
      case 'change': {
        const before = notes.get(call.noteId)
        if (before === undefined) return fail(404)
        if (before.version !== call.version) return fail(409, true)
        const version = `${(lastVersion += 1)}`
        notes.set(call.noteId, { ...before, ...call.fields, version })
        return { kind: 'saved', value: { noteId: call.noteId, version } }
      }
      case 'remove': {
        const before = notes.get(call.noteId)
        if (before !== undefined && before.version !== call.version) return fail(409, true)
        notes.delete(call.noteId)
        return { kind: 'saved', value: { noteId: call.noteId, version: null } }
      }
    }
  }
  return {
    notes,
    respond(call: NoteCall, mode: Mode): Response {
      if (mode === 'down') return fail(null)
      if (mode === 'refuses') return fail(503)
      const response = run(call)
      return mode === 'loses-responses' ? fail(null) : response
    },
  }
}

/** A tab of a device. Its calls wait for `answer`; a reload forgets all but the device's storage. */
function openTab(storage: ReturnType<typeof memoryStorage>, server: ReturnType<typeof makeServer>) {
  let state: SyncState = initialSync
  let waiting: { readonly call: number; readonly response: Response } | null = null
  let mode: Mode = 'up'
  const key = () => notesKey(1, state.userId)
  const read = () => parseNotes(storage.getItem(key()))
  const send = (event: SyncEvent) => {
    const plan = stepSync(state, read(), event)
    state = plan.state
    writeNotes(storage, key(), plan.notes)
    // The server handles the call now; its response arrives later.
    if (plan.call !== null) waiting = { call: state.calls, response: server.respond(plan.call, mode) }
  }
  return {
    read,
    send,
    setMode: (next: Mode) => void (mode = next),
    isSignedIn: () => state.userId !== null,
    failures: () => state.failures,
    signIn() {
      if (state.userId !== null) return
      state = { ...state, userId: 7 }
      const guest = parseNotes(storage.getItem(notesKey(1, null)))
      send({ kind: 'user', userId: 7, guest })
      writeNotes(storage, notesKey(1, null), noNotes)
    },
    reload() {
      const { userId } = state
      state = initialSync
      waiting = null
      if (userId === null) return
      state = { ...state, userId }
      send({ kind: 'user', userId, guest: noNotes })
    },
    /** Delivers the response that is awaited. */
    answer() {
      if (waiting === null) return false
      const { call, response } = waiting
      waiting = null
      const { kind, value } = response
      if (kind === 'listed') send({ kind, call, notes: value as AccountNote[] })
      else if (kind === 'saved') send({ kind, call, saved: value as SavedNote })
      else send({ kind: 'failed', call, failure: value as never })
      return true
    },
    change(change: (notes: Notes) => Notes) {
      writeNotes(storage, key(), change(read()))
      send({ kind: 'sync' })
    },
  }
}

const tab = fc.nat({ max: 3 })
const pick = fc.nat({ max: 9 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), tab, pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), tab, pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bookmark' as const), tab, pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      tab,
      mode: fc.constantFrom<Mode>('up', 'down', 'loses-responses', 'refuses'),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign-in' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sync' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
)

const createdAt = '2026-11-28T00:00:00.000Z'
const draftOf = (key: string, text: string) => ({
  key,
  text,
  icon: 'note',
  pageId: 1,
  size: 40,
  x: 10,
  y: 20,
  excerpt: '',
  createdAt,
})

describe('notes of two devices with two tabs each', () => {
  test('are each once in the account and everywhere, and no text is lost, after any failures', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 60 }), (areSignedIn, steps) => {
        const server = makeServer()
        const storages = [memoryStorage(), memoryStorage()]
        const tabs = [0, 1, 2, 3].map((index) => openTab(storages[index % 2]!, server))
        if (areSignedIn) for (const own of tabs) own.signIn()
        let words = 0
        /** Texts that must be somewhere at the end: not replaced and not removed by a reader who saw them. */
        const texts = new Set<string>()
        const answerAll = () => {
          for (let count = 0; count < 1000 && tabs.map((own) => own.answer()).some(Boolean); count += 1);
        }
        for (const each of steps) {
          if (each.kind === 'settle') {
            for (const own of tabs) {
              own.send({ kind: 'sync' })
              answerAll()
            }
            continue
          }
          const own = tabs[each.tab]!
          const notes = own.read().list.filter(({ icon }) => icon === 'note')
          const chosen = 'pick' in each ? notes[each.pick % Math.max(notes.length, 1)] : undefined
          const text = `<${(words += 1)}>`
          if (each.kind === 'add') {
            texts.add(text)
            own.change((all) => addNote(all, draftOf(`key ${words}`, text)))
          } else if (each.kind === 'rewrite' && chosen !== undefined) {
            // The reader adds to the text, as most do.
            const to = `${chosen.text}${text}`
            texts.add(text)
            own.change((all) => rewriteNote(all, chosen.key, { from: chosen.text, to }))
          } else if (each.kind === 'remove' && chosen !== undefined) {
            for (const seen of texts) if (chosen.text.includes(seen)) texts.delete(seen)
            own.change((all) => removeNote(all, chosen.key))
          } else if (each.kind === 'move' && chosen !== undefined) {
            own.change((all) => changeNote(all, chosen.key, { x: words }))
          } else if (each.kind === 'bookmark') {
            const place = { icon: bookmarkIcon, pageId: each.pick, x: null, y: null, size: null }
            own.change((all) => addNote(all, { ...draftOf(`key ${words}`, ''), ...place }))
          } else if (each.kind === 'network') own.setMode(each.mode)
          else if (each.kind === 'answer') own.answer()
          else if (each.kind === 'reload') own.reload()
          else if (each.kind === 'sign-in') {
            // The tabs of a device share the session.
            for (const [index, other] of tabs.entries()) if (index % 2 === each.tab % 2) other.signIn()
          } else if (each.kind === 'sync') own.send({ kind: 'sync' })
        }
        for (const own of tabs) own.setMode('up')
        answerAll()
        for (const own of tabs) own.signIn()
        for (let round = 0; round < 4; round += 1) {
          for (const own of tabs) {
            own.send({ kind: 'sync' })
            answerAll()
          }
        }
        const account = [...server.notes.values()]
        const show = (list: readonly { noteId: number | null; text: string; x: number | null }[]) =>
          list.map(({ noteId, text, x }) => `${noteId} ${text} ${x}`).toSorted()
        for (const own of tabs) {
          expect(show(own.read().list)).toEqual(show(account))
          expect(own.failures().size).toBe(0)
        }
        const all = account.filter(({ icon }) => icon === 'note').map(({ text }) => text)
        for (const text of texts) expect(all.filter((each) => each.includes(text)).length).toBe(1)
        expect(new Set(account.map(({ key }) => key)).size).toBe(account.length)
        const pages = account.filter(({ icon }) => icon === bookmarkIcon).map(({ pageId }) => pageId)
        expect(new Set(pages).size).toBe(pages.length)
      }),
      { numRuns: 1000 },
    )
  })
})
