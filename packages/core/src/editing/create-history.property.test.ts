import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesOf, documents, type Note, type NoteDocument, versions } from '../testing/generate-documents'
import type { Mark } from '../types'
import { apply } from './apply-change'
import { createHistory } from './create-history'
import { diffDocuments } from './diff-documents'

const listed = (document: NoteDocument) => [...document]

const versionOf = (text: number): NoteDocument => new Map([['a', { id: 'a', text }]])

type Step = { kind: 'change'; after: NoteDocument } | { kind: 'undo' | 'redo' | 'mark' | 'squash' | 'abandon' }

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: documents.map((after): Step => ({ kind: 'change', after })) },
    { weight: 3, arbitrary: fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }) },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'mark' }, { kind: 'squash' }, { kind: 'abandon' }) },
  ),
  { maxLength: 60, size: 'max' },
)

describe('createHistory', () => {
  test('undo and redo restore exactly the earlier versions [EDIT-013]', () => {
    fc.assert(
      fc.property(versions, documents, (all, other) => {
        let history = createHistory<Note>()
        for (const change of changesOf(all)) history = history.record(change)
        let document = all.at(-1) ?? new Map<string, Note>()

        for (const version of all.slice(0, -1).toReversed()) {
          const undone = history.undo()
          document = apply(document, undone?.change ?? diffDocuments(document, document))
          history = undone?.history ?? history
          expect(listed(document)).toEqual(listed(version))
        }
        expect(history.undo()).toBeNull()

        expect(history.canRedo).toBe(all.length > 1)
        expect(history.record(diffDocuments(document, other)).redo()).toBeNull()

        for (const version of all.slice(1)) {
          const redone = history.redo()
          document = apply(document, redone?.change ?? diffDocuments(document, document))
          history = redone?.history ?? history
          expect(listed(document)).toEqual(listed(version))
        }
        expect(history.redo()).toBeNull()
      }),
    )
  })

  test('exactly the last 50 changes can be undone [EDIT-012 EDIT-015]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (count) => {
        const all = Array.from({ length: count + 1 }, (_, text): NoteDocument => new Map([['a', { id: 'a', text }]]))
        let history = createHistory<Note>()
        for (const change of changesOf(all)) history = history.record(change)

        let document = all.at(-1) ?? new Map<string, Note>()
        let undone = 0
        for (let step = history.undo(); step !== null; step = step.history.undo()) {
          document = apply(document, step.change)
          undone++
        }
        expect(undone).toBe(Math.min(50, count))
        expect(document.get('a')?.text).toBe(count - Math.min(50, count))
      }),
    )
  })

  test('a gesture of any length is one entry; abandoning it returns to its mark without a redo [EDIT-015]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 130 }),
        fc.integer({ min: 1, max: 50 }),
        (before, moves, limit) => {
          let history = createHistory<Note>({ limit })
          for (let text = 0; text < before; text++)
            history = history.record(diffDocuments(versionOf(text), versionOf(text + 1)))
          const undoable = Math.min(before, limit)

          const { history: marked, mark } = history.mark()
          history = marked
          for (let text = before; text < before + moves; text++) {
            history = history.record(diffDocuments(versionOf(text), versionOf(text + 1)))
          }
          const end = versionOf(before + moves)

          const step = history.squashTo(mark, 'Move').undo()
          expect(listed(apply(end, step?.change ?? diffDocuments(end, end)))).toEqual(listed(versionOf(before)))

          const abandoned = history.abandonTo(mark)
          expect(listed(apply(end, abandoned.change))).toEqual(listed(versionOf(before)))
          expect(abandoned.history.canRedo).toBe(false)
          expect(countUndos(abandoned.history)).toBeLessThanOrEqual(undoable)
        },
      ),
    )
  })

  test('a mark keeps its position through undo and redo during its gesture', () => {
    const moves = fc.array(fc.constantFrom('change', 'change', 'undo', 'redo'), { maxLength: 20 })
    fc.assert(
      fc.property(moves, moves, (before, during) => {
        let history = createHistory<Note>({ limit: 100 })
        let line = [0]
        let at = 0
        let place = Infinity
        const take = (move: string) => {
          if (move === 'change') {
            // Redoable entries are dropped, and marks among them move to the present.
            place = Math.min(place, at)
            const text = Math.max(...line) + 1
            history = history.record(diffDocuments(versionOf(line[at] ?? 0), versionOf(text)))
            line = [...line.slice(0, at + 1), text]
            at += 1
            return
          }
          const step = move === 'undo' ? history.undo() : history.redo()
          if (step === null) return
          history = step.history
          at += move === 'undo' ? -1 : 1
        }
        before.forEach(take)
        const marked = history.mark()
        history = marked.history
        place = at
        during.forEach(take)

        const back = versionOf(line[Math.min(place, at)] ?? 0)
        const now = versionOf(line[at] ?? 0)
        expect(listed(apply(now, history.abandonTo(marked.mark).change))).toEqual(listed(back))
        const squashed = history.squashTo(marked.mark, 'Gesture')
        const undone = at > place ? squashed.undo()?.change : diffDocuments(now, now)
        expect(listed(apply(now, undone ?? diffDocuments(now, now)))).toEqual(listed(back))
      }),
      { numRuns: 300 },
    )
  })

  test('entries add up to the document, the limit holds, and a mark leads back to its position', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), (all, limit) => {
        let history = createHistory<Note>({ limit })
        let document: NoteDocument = new Map()
        let open: { mark: Mark; document: NoteDocument; isSound: boolean } | undefined
        const abandonments: { canRedo: boolean; document: NoteDocument; expected: NoteDocument }[] = []

        for (const step of all) {
          if (step.kind === 'change') {
            history = history.record(diffDocuments(document, step.after))
            document = step.after
          } else if (step.kind === 'undo' || step.kind === 'redo') {
            const taken = step.kind === 'undo' ? history.undo() : history.redo()
            if (taken !== null) {
              history = taken.history
              document = apply(document, taken.change)
              // Undo during a gesture can lead back before its mark.
              if (open !== undefined) open = { ...open, isSound: false }
            }
          } else if (step.kind === 'mark') {
            const marked = history.mark()
            history = marked.history
            open = { mark: marked.mark, document, isSound: true }
          } else if (open !== undefined && step.kind === 'squash') {
            history = history.squashTo(open.mark, 'Gesture')
            open = undefined
          } else if (open !== undefined && step.kind === 'abandon') {
            const abandoned = history.abandonTo(open.mark)
            history = abandoned.history
            document = apply(document, abandoned.change)
            abandonments.push({ canRedo: history.canRedo, document, expected: open.isSound ? open.document : document })
            open = undefined
          }
          expect(countUndos(history)).toBeLessThanOrEqual(limit)
        }

        for (const abandonment of abandonments) {
          expect(abandonment.canRedo).toBe(false)
          expect(listed(abandonment.document)).toEqual(listed(abandonment.expected))
        }

        const last = listed(document)
        let walked = document
        let undone = history
        for (let step = undone.undo(); step !== null; step = undone.undo()) {
          walked = apply(walked, step.change)
          undone = step.history
        }
        for (
          let step = undone.redo();
          step !== null && countUndos(undone) < countUndos(history);
          step = undone.redo()
        ) {
          walked = apply(walked, step.change)
          undone = step.history
        }
        expect(listed(walked)).toEqual(last)
      }),
      { numRuns: 500 },
    )
  })
})

function countUndos(history: { undo(): { history: Parameters<typeof countUndos>[0] } | null }): number {
  let count = 0
  for (let step = history.undo(); step !== null; step = step.history.undo()) count++
  return count
}
