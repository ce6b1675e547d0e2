import type { TreeNode } from './tree-node'

interface AnyRow {
  /** The id of this row alone. */
  readonly id: string
  readonly parent: string | null
  /** The depth, counting from 1. */
  readonly level: number
  /** Its position among its siblings, counting from 1, and their number. */
  readonly position: number
  readonly siblings: number
}

/** The row of a visible entry. */
export interface EntryRow extends AnyRow {
  readonly kind: 'entry'
  readonly node: TreeNode
  /** Null when it has no children. */
  readonly expanded: boolean | null
}

/** The row that replaces the entries of a branch that could not be loaded. */
export interface FailureRow extends AnyRow {
  readonly kind: 'failure'
  readonly branch: TreeNode
}

export type TreeRow = EntryRow | FailureRow

/**
 * Returns the visible rows of a tree from top to bottom: every entry whose ancestors are all open.
 * @param failed branches that could not be loaded
 */
export function listTreeRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  failed: ReadonlySet<string> = new Set(),
): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (siblings: readonly TreeNode[], parent: string | null, level: number): void => {
    for (const [index, node] of siblings.entries()) {
      const { id, children } = node
      const isBranch = children === 'later' || (children !== undefined && children.length > 0)
      const isOpen = isBranch && expanded.has(id)
      rows.push({
        kind: 'entry',
        id,
        node,
        parent,
        level,
        position: index + 1,
        siblings: siblings.length,
        expanded: isBranch ? isOpen : null,
      })
      if (!isOpen) continue
      if (failed.has(id)) {
        rows.push({
          kind: 'failure',
          id: `failure of ${id}`,
          branch: node,
          parent: id,
          level: level + 1,
          position: 1,
          siblings: 1,
        })
      } else if (children !== 'later') visit(children, id, level + 1)
    }
  }
  visit(nodes, null, 1)
  return rows
}
