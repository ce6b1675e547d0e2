import { collectionMessages } from '@lectern/messages'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { Icon } from '../icon'
import { ChevronRight } from '../icon/icons'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { SpinnerRing } from '../spinner/spinner-ring'
import { VisuallyHidden } from '../visually-hidden'
import { levelProperty } from './level-property'
import { listTreeRows } from './list-tree-rows'
import { pressTreeKey } from './press-tree-key'
import type { TreeNode } from './tree-node'
import * as styles from './tree.css'
import { useTypedLetters } from './use-typed-letters'

/** How far the entries of a branch have come that are loaded when it is opened. */
export const branchStates = ['loading', 'failed'] as const
export type BranchState = (typeof branchStates)[number]

export interface TreeProps {
  /** What the tree shows. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  readonly expanded: ReadonlySet<string>
  /** Called with every change; a branch of entries that come later is loaded when it is among them. */
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void
  readonly branchStates?: ReadonlyMap<string, BranchState> | undefined
}

type LevelStyle = CSSProperties & Readonly<Record<typeof levelProperty, number>>

/** Things that stand inside each other: chapters and their pages, folders. One of them is selected. */
export function Tree({
  label,
  nodes,
  selected,
  onSelect,
  expanded,
  onExpandedChange,
  branchStates: states = new Map(),
}: TreeProps) {
  const t = useTranslate(collectionMessages)
  const { direction } = useLocale()
  const rows = listTreeRows(nodes, expanded)
  const [focused, setFocused] = useState<string | null>(null)
  const typed = useTypedLetters()
  const items = useRef(new Map<string, HTMLElement>())
  const isInSight = (id: string | null) => rows.some(({ node }) => node.id === id)
  // One stop of the Tab key: where the focus was, else what is selected, else the first.
  const stop = [focused, selected].find(isInSight) ?? rows[0]?.node.id ?? null

  const announced = [...states].flatMap(([id, state]) => {
    const row = rows.find(({ node }) => node.id === id)
    if (row === undefined || row.expanded !== true) return []
    return [t(state === 'loading' ? 'branchLoading' : 'branchFailed', { branch: row.node.label })]
  })

  const setExpanded = (ids: readonly string[], isOpen: boolean) => {
    const others = [...expanded].filter((id) => !ids.includes(id))
    onExpandedChange(new Set(isOpen ? [...others, ...ids] : others))
  }
  const focus = (id: string) => {
    setFocused(id)
    items.current.get(id)?.focus()
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
    }
  }

  return (
    <>
      <div role="tree" aria-label={label} className={styles.tree}>
        {rows.map(({ node, level, place, siblings, expanded: isOpen }) => {
          const state = isOpen ? states.get(node.id) : undefined
          const depth: LevelStyle = { [levelProperty]: level - 1 }
          return (
            <div
              key={node.id}
              ref={(element) => {
                if (element === null) items.current.delete(node.id)
                else items.current.set(node.id, element)
              }}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={isOpen ?? undefined}
              aria-selected={node.id === selected}
              aria-busy={state === 'loading' || undefined}
              tabIndex={node.id === stop ? 0 : -1}
              className={styles.item}
              style={depth}
              data-state={state}
              onFocus={() => setFocused(node.id)}
              onKeyDown={(event) => press(event, node.id)}
              onClick={() => onSelect(node.id)}
            >
              <span
                aria-hidden
                className={styles.twig}
                data-open={isOpen ? '' : undefined}
                onClick={(event) => {
                  if (isOpen === null) return
                  event.stopPropagation()
                  setExpanded([node.id], !isOpen)
                }}
              >
                {state === 'loading' ? (
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
