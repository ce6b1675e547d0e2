import { findByTyping } from './find-by-typing'
import { isLetterKey } from './is-letter-key'
import type { TreeRow } from './list-tree-rows'

/** The action of a key press on a tree. */
export type TreeIntent =
  | { readonly kind: 'none' }
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'expand'; readonly ids: readonly string[] }
  | { readonly kind: 'collapse'; readonly id: string }
  /** Reloads a branch. */
  | { readonly kind: 'retry'; readonly id: string }

export interface TreePress {
  /** As `KeyboardEvent.key` names it. */
  readonly key: string
  /** Letters typed shortly before, without this one. */
  readonly typed: string
  /** Swaps the arrow keys along the text when it runs right to left. */
  readonly mirrored: boolean
}

const none: TreeIntent = { kind: 'none' }

/**
 * Returns the action of a key in a tree, as the ARIA Authoring Practices define: up and down move; left and right open,
 * close, enter and leave branches; Home and End; `*` opens all siblings; letters search. The keys that select retry a
 * branch that could not be loaded.
 * @param rows the visible rows, from top to bottom
 * @param active id of the focused row
 */
export function pressTreeKey(rows: readonly TreeRow[], active: string, press: TreePress): TreeIntent {
  const position = rows.findIndex(({ id }) => id === active)
  const row = rows[position]
  if (row === undefined) return none
  const isOpen = row.kind === 'entry' ? row.isExpanded : null
  switch (unmirror(press)) {
    case 'ArrowDown':
      return focusOn(rows[position + 1])
    case 'ArrowUp':
      return focusOn(rows[position - 1])
    case 'Home':
      return focusOn(rows[0])
    case 'End':
      return focusOn(rows.at(-1))
    case 'ArrowRight':
      if (isOpen === false) return { kind: 'expand', ids: [active] }
      return isOpen === true ? focusOn(rows.find(({ parent }) => parent === active)) : none
    case 'ArrowLeft':
      if (isOpen === true) return { kind: 'collapse', id: active }
      return row.parent === null ? none : { kind: 'focus', id: row.parent }
    case 'Enter':
      return act(row)
    case ' ':
      return press.typed === '' ? act(row) : find(rows, position, press)
    case '*': {
      const closed = rows.filter((one) => one.kind === 'entry' && one.parent === row.parent && one.isExpanded === false)
      return closed.length === 0 ? none : { kind: 'expand', ids: closed.map(({ id }) => id) }
    }
    default:
      return isLetterKey(press.key) ? find(rows, position, press) : none
  }
}

function unmirror({ key, mirrored }: TreePress): string {
  if (!mirrored) return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}

/** Returns the action of a press on a row. */
function act(row: TreeRow): TreeIntent {
  switch (row.kind) {
    case 'entry':
      return { kind: 'select', id: row.id }
    case 'failure':
      return { kind: 'retry', id: row.branch.id }
  }
}

function focusOn(row: TreeRow | undefined): TreeIntent {
  return row === undefined ? none : { kind: 'focus', id: row.id }
}

function find(rows: readonly TreeRow[], position: number, { typed, key }: TreePress): TreeIntent {
  const found = findByTyping(
    rows.map((row) => (row.kind === 'entry' ? row.node.label : '')),
    position,
    typed + key,
  )
  return found === null ? none : focusOn(rows[found])
}
