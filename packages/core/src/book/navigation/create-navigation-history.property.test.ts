import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNavigationHistory } from './create-navigation-history'
import type { BookLocation } from './locate-page'

describe('createNavigationHistory', () => {
  type Move = { kind: 'visit'; to: BookLocation } | { kind: 'back' } | { kind: 'forward' }
  const positions = fc.record({ chapterId: fc.nat(2), pageId: fc.nat(2) })
  const moves = fc.array(
    fc.oneof(
      positions.map((to): Move => ({ kind: 'visit', to })),
      fc.constantFrom<Move>({ kind: 'back' }, { kind: 'forward' }),
    ),
    { maxLength: 40, size: 'max' },
  )

  test('back and forward follow the visits; a visit drops entries ahead, a repetition adds none [NAV-038 NAV-039]', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let history = createNavigationHistory()
        const behind: BookLocation[] = []
        let ahead: BookLocation[] = []
        for (const move of all) {
          if (move.kind === 'visit') {
            history = history.visit(move.to)
            const last = behind.at(-1)
            if (last?.chapterId !== move.to.chapterId || last.pageId !== move.to.pageId) {
              behind.push(move.to)
              ahead = []
            }
          } else if (move.kind === 'back') {
            history = history.back()
            const left = behind.length > 1 ? behind.pop() : undefined
            if (left !== undefined) ahead.unshift(left)
          } else {
            history = history.forward()
            const next = ahead.shift()
            if (next !== undefined) behind.push(next)
          }
          expect(history.current).toEqual(behind.at(-1) ?? null)
          expect(history.entries).toEqual([...behind, ...ahead])
          expect(history.canGoBack).toBe(behind.length > 1)
          expect(history.canGoForward).toBe(ahead.length > 0)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('goTo reaches each entry by its index; replace keeps all others', () => {
    fc.assert(
      fc.property(
        fc.array(positions, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: -3, max: 12 }),
        positions,
        (all, index, other) => {
          let history = createNavigationHistory()
          for (const position of all) history = history.visit(position)
          const gone = history.goTo(index)
          expect(gone.index).toBe(Math.min(history.entries.length - 1, Math.max(0, index)))
          expect(gone.replace(other).entries).toEqual(history.entries.with(gone.index, other))
        },
      ),
    )
  })
})
