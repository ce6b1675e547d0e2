import { collectionMessages } from '@lectern/messages'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { Icon } from '../icon'
import { ChevronRight } from '../icon/icons'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { SpinnerRing } from '../spinner/spinner-ring'
import { VisuallyHidden } from '../visually-hidden'
import { BranchFailure } from './branch-failure'
import { levelProperty } from './level-property'
import { listTreeRows, type TreeRow } from './list-tree-rows'
import { pressTreeKey } from './press-tree-key'
import type { TreeNode } from './tree-node'
import * as styles from './tree.css'
import { useTypedLetters } from './use-typed-letters'

/** The loading state of branches that are loaded on opening. */
export const branchStates = ['loading', 'failed'] as const
export type BranchState = (typeof branchStates)[number]

export interface TreeProps {
  /** The name of the tree. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  readonly expanded: ReadonlySet<string>
  /** Called with every change. Load the items of a branch with `children: 'later'` when its id appears. */
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void
  readonly branchStates?: ReadonlyMap<string, BranchState> | undefined
  /** Reloads a branch that could not be loaded; offered in place of its entries. */
  readonly onBranchRetry?: ((id: string) => void) | undefined
}

type LevelStyle = CSSProperties & Readonly<Record<typeof levelProperty, number>>

/** Shows nested items: chapters and their pages, folders. One of them is selected. */
export function Tree({
  label,
  nodes,
  selected,
  onSelect,
  expanded,
  onExpandedChange,
  branchStates: states = new Map(),
  onBranchRetry,
}: TreeProps) {
  const t = useTranslate(collectionMessages)
  const { direction } = useLocale()
  const failed = new Set([...states].flatMap(([id, state]) => (state === 'failed' ? [id] : [])))
  const rows = listTreeRows(nodes, expanded, failed)
  const [focused, setFocused] = useState<string | null>(null)
  const typed = useTypedLetters()
  const items = useRef(new Map<string, HTMLElement>())
  const isInSight = (id: string | null) => rows.some((row) => row.id === id)
  // One tab stop: the last focused row, otherwise the selected one, otherwise the first.
  const stop = [focused, selected].find(isInSight) ?? rows[0]?.id ?? null

  const announced = rows.flatMap((row) => {
    if (row.kind === 'failure') return [t('branchFailed', { branch: row.branch.label })]
    const isLoading = row.expanded === true && states.get(row.id) === 'loading'
    return isLoading ? [t('branchLoading', { branch: row.node.label })] : []
  })

  const setExpanded = (ids: readonly string[], isOpen: boolean) => {
    const others = [...expanded].filter((id) => !ids.includes(id))
    onExpandedChange(new Set(isOpen ? [...others, ...ids] : others))
  }
  const focus = (id: string) => {
    setFocused(id)
    items.current.get(id)?.focus()
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
  const levelStyle = (level: number): LevelStyle => ({ [levelProperty]: level - 1 })
  const attributesOf = ({ id, level, place, siblings }: TreeRow) => ({
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': siblings,
    className: styles.item,
    style: levelStyle(level),
    onFocus: () => setFocused(id),
    ref: (element: HTMLElement | null) => {
      if (element === null) items.current.delete(id)
      else items.current.set(id, element)
    },
  })

  return (
    <>
      <div role="tree" aria-label={label} className={styles.tree}>
        {rows.map((row) => {
          const attributes = attributesOf(row)
          if (row.kind === 'failure') {
            return (
              <div
                key={row.id}
                {...attributes}
                role="treeitem"
                tabIndex={row.id === stop ? 0 : -1}
                data-failure=""
                onKeyDown={(event) => press(event, row.id)}
                onClick={() => retry(row.branch.id)}
              >
                <BranchFailure branch={row.branch.label} canRetry={onBranchRetry !== undefined} />
              </div>
            )
          }
          const { id, node, expanded: isOpen } = row
          const isLoading = isOpen === true && states.get(id) === 'loading'
          return (
            <div
              key={id}
              {...attributes}
              role="treeitem"
              tabIndex={id === stop ? 0 : -1}
              aria-expanded={isOpen ?? undefined}
              aria-selected={id === selected}
              aria-busy={isLoading || undefined}
              onKeyDown={(event) => press(event, id)}
              onClick={() => onSelect(id)}
            >
              <span
                aria-hidden
                className={styles.twig}
                data-open={isOpen ? '' : undefined}
                onClick={(event) => {
                  if (isOpen === null) return
                  event.stopPropagation()
                  setExpanded([id], !isOpen)
                }}
              >
                {isLoading ? (
                  <SpinnerRing size="s" />
                ) : (
                  isOpen !== null && <Icon of={ChevronRight} size="s" followsText />
                )}
              </span>
              {node.icon && <Icon of={node.icon} size="s" />}
              <span className={styles.words}>{node.label}</span>
              {node.tail !== undefined && <span className={styles.tail}>{node.tail}</span>}
            </div>
          )
        })}
      </div>
      <VisuallyHidden live="polite">{announced.join(' ')}</VisuallyHidden>
    </>
  )
}
