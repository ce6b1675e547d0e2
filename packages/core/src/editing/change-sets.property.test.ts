import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  documents,
  handmadeChanges,
  type Note,
  type NoteDocument,
  versions,
} from '../testing/generate-documents'
import { apply } from './apply-change'
import { diffDocuments } from './diff-documents'
import { invert } from './invert-change'
import { isEmptyChange } from './is-empty-change'
import { squash } from './squash-changes'

const listed = (document: NoteDocument) => [...document]

describe('change sets', () => {
  test('the difference of two documents leads from one to the other, including the order', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        expect(listed(apply(before, diffDocuments(before, after)))).toEqual(listed(after))
      }),
    )
  })

  test('a change and its inversion restore the document, including the order', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const change = diffDocuments(before, after)
        expect(listed(apply(apply(before, change), invert(change)))).toEqual(listed(before))
        expect(invert(invert(change))).toEqual(change)
      }),
    )
  })

  test('a squashed change has the same effect as its parts, including the order', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const first = all[0] ?? new Map<string, Note>()
        const change = squash(changesOf(all))
        const last = all.at(-1) ?? first
        expect(listed(apply(first, change))).toEqual(listed(last))
        expect(listed(apply(last, invert(change)))).toEqual(listed(first))
      }),
      { numRuns: 500 },
    )
  })

  test('a squashed change has the same effect as its parts if none of them has an order', () => {
    fc.assert(
      fc.property(handmadeChanges, ({ first, changes }) => {
        const oneByOne = changes.reduce((document, change) => apply(document, change), first)
        expect(listed(apply(first, squash(changes)))).toEqual(listed(oneByOne))
      }),
      { numRuns: 500 },
    )
  })

  test('a change is empty exactly if it leaves the document as it is', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const isSame = JSON.stringify(listed(before)) === JSON.stringify(listed(after))
        const hasNewObjects = [...after].some(([id, note]) => before.get(id) !== note)
        expect(isEmptyChange(diffDocuments(before, after))).toBe(isSame && !hasNewObjects)
      }),
    )
  })

  test('applying does not modify the document or the change', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const change = diffDocuments(before, after)
        const copies = JSON.stringify([listed(before), change])
        apply(before, change)
        invert(change)
        squash([change, invert(change)])
        expect(JSON.stringify([listed(before), change])).toBe(copies)
      }),
    )
  })
})
