import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTreeRows } from './list-tree-rows'
import { pressTreeKey, type TreeIntent } from './press-tree-key'
import type { TreeNode } from './tree-node'

const { nodes: drawnNodes } = fc.letrec<{ nodes: TreeNode[]; node: TreeNode }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }),
  node: fc.record({
    id: fc.uuid(),
    label: fc.constantFrom('Cover', 'Chapter', 'Index'),
    children: fc.oneof({ maxDepth: 3 }, fc.constant(undefined), fc.constant('later' as const), tie('nodes')),
  }),
}))
const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*', 'c', 'i')

interface Held {
  readonly active: string
  readonly expanded: ReadonlySet<string>
}

function apply({ active, expanded }: Held, intent: TreeIntent): Held {
  switch (intent.kind) {
    case 'none':
    case 'select':
    case 'retry':
      return { active, expanded }
    case 'focus':
      return { active: intent.id, expanded }
    case 'expand':
      return { active, expanded: new Set([...expanded, ...intent.ids]) }
    case 'collapse':
      return { active, expanded: new Set([...expanded].filter((id) => id !== intent.id)) }
  }
}

function press(nodes: readonly TreeNode[], held: Held, key: string, mirrored = false): TreeIntent {
  return pressTreeKey(listTreeRows(nodes, held.expanded), held.active, { key, typed: '', mirrored })
}

function pressAfterFailure(nodes: readonly TreeNode[], failed: string, active: string, key: string): TreeIntent {
  const rows = listTreeRows(nodes, new Set([failed]), new Set([failed]))
  return pressTreeKey(rows, active, { key, typed: '', mirrored: false })
}

describe('after any sequence of keys', () => {
  it('the focus is on a visible entry', () => {
    fc.assert(
      fc.property(drawnNodes, fc.array(keys, { maxLength: 40 }), (nodes, pressed) => {
        fc.pre(nodes[0] !== undefined)
        let held: Held = { active: nodes[0].id, expanded: new Set() }
        for (const key of pressed) {
          held = apply(held, press(nodes, held, key))
          expect(listTreeRows(nodes, held.expanded).map(({ id }) => id)).toContain(held.active)
        }
      }),
    )
  })

  it('right to left is left to right with the two arrow keys swapped', () => {
    const changed: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
    fc.assert(
      fc.property(drawnNodes, keys, fc.nat(), (nodes, key, some) => {
        const all = new Set(listTreeRows(nodes, new Set()).map(({ id }) => id))
        const rows = listTreeRows(nodes, all)
        fc.pre(rows.length > 0)
        const held = { active: rows[some % rows.length]!.id, expanded: all }
        expect(press(nodes, held, key, true)).toEqual(press(nodes, held, changed[key] ?? key))
      }),
    )
  })

  it('down and up undo each other', () => {
    fc.assert(
      fc.property(drawnNodes, fc.nat(), (nodes, some) => {
        const expanded = new Set(nodes.map(({ id }) => id))
        const rows = listTreeRows(nodes, expanded)
        fc.pre(rows.length > 1)
        const held = { active: rows[some % (rows.length - 1)]!.id, expanded }
        const below = apply(held, press(nodes, held, 'ArrowDown'))
        expect(apply(below, press(nodes, below, 'ArrowUp'))).toEqual(held)
      }),
    )
  })
})

describe('a tree of one book', () => {
  const nodes: readonly TreeNode[] = [
    { id: 'cover', label: 'Cover' },
    { id: 'one', label: 'Chapter one', children: [{ id: 'p1', label: 'Page 1' }] },
    { id: 'two', label: 'Chapter two', children: 'later' },
  ]
  const closed = (active: string): Held => ({ active, expanded: new Set() })
  const open = (active: string): Held => ({ active, expanded: new Set(['one']) })

  it('opens a closed branch, then enters it; closes an open one, then leaves it', () => {
    expect(press(nodes, closed('one'), 'ArrowRight')).toEqual({ kind: 'expand', ids: ['one'] })
    expect(press(nodes, open('one'), 'ArrowRight')).toEqual({ kind: 'focus', id: 'p1' })
    expect(press(nodes, open('p1'), 'ArrowLeft')).toEqual({ kind: 'focus', id: 'one' })
    expect(press(nodes, open('one'), 'ArrowLeft')).toEqual({ kind: 'collapse', id: 'one' })
    expect(press(nodes, closed('cover'), 'ArrowRight')).toEqual({ kind: 'none' })
  })

  it('opens all siblings together, including those that are loaded later', () => {
    expect(press(nodes, closed('cover'), '*')).toEqual({ kind: 'expand', ids: ['one', 'two'] })
    expect(press(nodes, { active: 'cover', expanded: new Set(['one', 'two']) }, '*')).toEqual({ kind: 'none' })
  })

  it('selects with Enter and Space, and treats Space as a letter while typing', () => {
    expect(press(nodes, closed('one'), 'Enter')).toEqual({ kind: 'select', id: 'one' })
    expect(press(nodes, closed('one'), ' ')).toEqual({ kind: 'select', id: 'one' })
    const rows = listTreeRows(nodes, new Set())
    const typing = { key: ' ', typed: 'chapter', mirrored: false }
    expect(pressTreeKey(rows, 'cover', typing)).toEqual({ kind: 'focus', id: 'one' })
  })

  it('focuses a failed branch like an entry, retries it, and leaves it', () => {
    const failure = 'failure of two'
    for (const key of ['ArrowDown', 'ArrowRight', 'End']) {
      expect(pressAfterFailure(nodes, 'two', 'two', key)).toEqual({ kind: 'focus', id: failure })
    }
    for (const key of ['Enter', ' ']) {
      expect(pressAfterFailure(nodes, 'two', failure, key)).toEqual({ kind: 'retry', id: 'two' })
    }
    expect(pressAfterFailure(nodes, 'two', failure, 'ArrowLeft')).toEqual({ kind: 'focus', id: 'two' })
    for (const key of ['ArrowRight', 'ArrowDown', '*', 'f']) {
      expect(pressAfterFailure(nodes, 'two', failure, key)).toEqual({ kind: 'none' })
    }
  })

  it('ignores other keys and unknown entries', () => {
    expect(press(nodes, closed('one'), 'F2')).toEqual({ kind: 'none' })
    expect(press(nodes, closed('gone'), 'ArrowDown')).toEqual({ kind: 'none' })
  })
})
