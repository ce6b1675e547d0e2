import { useDeferredValue, type CSSProperties, type KeyboardEvent } from 'react'
import { useLocale } from '../locale/use-locale'
import { BranchAnnouncements } from './branch-announcements'
import { BranchFailure } from './branch-failure'
import type { BranchState } from './branch-state'
import { chooseFirstRows } from './choose-first-rows'
import { levelProperty, rowsAfter, rowsBefore } from './tree-properties'
import { listTreeRows, type TreeRow } from './list-tree-rows'
import { pressTreeKey } from './press-tree-key'
import { TreeEntry } from './tree-entry'
import type { TreeNode } from './tree-node'
import * as styles from './tree.css'
import { useRowFocus } from './use-row-focus'
import { useTypedLetters } from './use-typed-letters'

export interface TreeProps {
  /** The name of the tree. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  /** The selected item is where the reader is, not a choice: screen readers call it current. */
  readonly marksPlace?: boolean | undefined
  readonly expanded: ReadonlySet<string>
  /** Called with every change. Load the items of a branch with `children: 'later'` when its id appears. */
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void
  readonly branchStates?: ReadonlyMap<string, BranchState> | undefined
  /** Reloads a branch that could not be loaded; offered in place of its entries. */
  readonly onBranchRetry?: ((id: string) => void) | undefined
}

type LevelStyle = CSSProperties & Readonly<Record<typeof levelProperty, number>>
type RoomStyle = CSSProperties & Readonly<Record<typeof rowsBefore | typeof rowsAfter, number>>

/** Shows nested items: chapters and their pages, folders. One of them is selected. */
export function Tree({
  label,
  nodes,
  selected,
  onSelect,
  marksPlace = false,
  expanded,
  onExpandedChange,
  branchStates: states = new Map(),
  onBranchRetry,
}: TreeProps) {
  const { direction } = useLocale()
  const failedIds = new Set([...states].flatMap(([id, state]) => (state === 'failed' ? [id] : [])))
  const rows = listTreeRows(nodes, expanded, failedIds)
  // Opens at once however long the tree is; the other rows follow while the browser has time.
  const isFilled = useDeferredValue(true, false)
  const [first, end] = isFilled ? [0, rows.length] : chooseFirstRows(indexOf(rows, selected), rows.length)
  const room: RoomStyle = { [rowsBefore]: first, [rowsAfter]: rows.length - end }
  const typed = useTypedLetters()
  const { tabStop, focus, follow } = useRowFocus(rows, selected)

  const setExpanded = (ids: readonly string[], isOpen: boolean) => {
    const others = [...expanded].filter((id) => !ids.includes(id))
    onExpandedChange(new Set(isOpen ? [...others, ...ids] : others))
  }
  const retry = (id: string) => {
    if (onBranchRetry === undefined) return
    // The pressed row disappears.
    focus(id)
    onBranchRetry(id)
  }
  const press = (event: KeyboardEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const intent = pressTreeKey(rows, id, {
      key: event.key,
      typed: typed.read(event.timeStamp),
      mirrored: direction === 'rtl',
    })
    typed.add(event.key, event.timeStamp)
    if (intent.kind === 'none') return
    event.preventDefault()
    switch (intent.kind) {
      case 'focus':
        return focus(intent.id)
      case 'select':
        return onSelect(intent.id)
      case 'expand':
        return setExpanded(intent.ids, true)
      case 'collapse':
        return setExpanded([intent.id], false)
      case 'retry':
        return retry(intent.id)
    }
  }

  return (
    <>
      <div role="tree" aria-label={label} className={styles.tree} style={room}>
        {rows.slice(first, end).map((row) => {
          const attributes = { ...positionAttributes(row), ...follow(row.id), className: styles.item }
          if (row.kind === 'failure') {
            return (
              <div
                key={row.id}
                {...attributes}
                role="treeitem"
                tabIndex={row.id === tabStop ? 0 : -1}
                data-failure=""
                onKeyDown={(event) => press(event, row.id)}
                onClick={() => retry(row.branch.id)}
              >
                <BranchFailure branch={row.branch.label} canRetry={onBranchRetry !== undefined} />
              </div>
            )
          }
          const { id, isExpanded } = row
          const isLoading = isExpanded === true && states.get(id) === 'loading'
          return (
            <div
              key={id}
              {...attributes}
              role="treeitem"
              tabIndex={id === tabStop ? 0 : -1}
              aria-expanded={isExpanded ?? undefined}
              aria-selected={id === selected}
              aria-current={marksPlace && id === selected ? 'location' : undefined}
              aria-busy={isLoading || undefined}
              onKeyDown={(event) => press(event, id)}
              onClick={() => onSelect(id)}
            >
              <TreeEntry row={row} isLoading={isLoading} onToggle={() => setExpanded([id], isExpanded !== true)} />
            </div>
          )
        })}
      </div>
      <BranchAnnouncements rows={rows} states={states} />
    </>
  )
}

function indexOf(rows: readonly TreeRow[], wanted: string | null): number {
  return rows.findIndex(({ id }) => id === wanted)
}

/** Returns the attributes that tell screen readers, and the style sheet, where a row is in the tree. */
function positionAttributes({ level, position, siblingCount }: TreeRow) {
  const style: LevelStyle = { [levelProperty]: level - 1 }
  return { 'aria-level': level, 'aria-posinset': position, 'aria-setsize': siblingCount, style }
}
