import type { TreeNode } from './tree-node'

interface AnyRow {
  /** Unique among the rows: the entry's id, or one derived from it for a failure row. */
  readonly id: string
  /** The id of the entry above this one in the tree; null at the top level. */
  readonly parent: string | null
  /** Depth in the tree, from 1. */
  readonly level: number
  /** Position among the siblings, from 1. */
  readonly position: number
  /** Number of rows with this parent, this one included. */
  readonly siblingCount: number
}

/** The row of a visible entry. */
export interface EntryRow extends AnyRow {
  readonly kind: 'entry'
  readonly node: TreeNode
  /** null if it has no children. */
  readonly isExpanded: boolean | null
}

/** The row that replaces the entries of a branch that could not be loaded. */
export interface FailureRow extends AnyRow {
  readonly kind: 'failure'
  readonly branch: TreeNode
}

export type TreeRow = EntryRow | FailureRow

/**
 * Returns the visible rows of a tree from top to bottom: every entry whose ancestors are all expanded.
 * @param failedIds branches that could not be loaded
 */
export function listTreeRows(
  nodes: readonly TreeNode[],
  expandedIds: ReadonlySet<string>,
  failedIds: ReadonlySet<string> = new Set(),
): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (siblings: readonly TreeNode[], parent: string | null, level: number): void => {
    for (const [index, node] of siblings.entries()) {
      const { id, children } = node
      const isBranch = children === 'later' || (children !== undefined && children.length > 0)
      const isExpanded = isBranch && expandedIds.has(id)
      rows.push({
        kind: 'entry',
        id,
        node,
        parent,
        level,
        position: index + 1,
        siblingCount: siblings.length,
        isExpanded: isBranch ? isExpanded : null,
      })
      if (!isExpanded) continue
      if (failedIds.has(id)) {
        rows.push({
          kind: 'failure',
          id: `failure of ${id}`,
          branch: node,
          parent: id,
          level: level + 1,
          position: 1,
          siblingCount: 1,
        })
      } else if (children !== 'later') visit(children, id, level + 1)
    }
  }
  visit(nodes, null, 1)
  return rows
}
