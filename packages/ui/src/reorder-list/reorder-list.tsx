import { collectionMessages } from '@lectern/messages'
import { useId, useRef, type ReactNode } from 'react'
import { holdEscape } from '../field/hold-escape'
import { Icon } from '../icon'
import { GripVertical } from '../icon/icons'
import { iconButton } from '../plain-icon-button/plain-icon-button.css'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import { MoveButtons } from './move-buttons'
import * as styles from './reorder-list.css'
import type { ReorderLayout } from './reorder-layout'
import { useEntryDrag, type EntryParts } from './use-entry-drag'
import { useReorder } from './use-reorder'

export interface ReorderListProps<Entry> {
  /** The name of the list. */
  readonly label: string
  readonly entries: readonly Entry[]
  readonly entryKey: (entry: Entry) => string
  /** The name of an item, used in the names of its buttons. */
  readonly entryName: (entry: Entry) => string
  /** Called with all items in their new order, once for each move. */
  readonly onReorder: (entries: readonly Entry[]) => void
  /** Renders an item. */
  readonly children: (entry: Entry) => ReactNode
  readonly layout?: ReorderLayout | undefined
  readonly disabled?: boolean | undefined
}

/** A list whose order can be changed: by dragging, by keyboard, or step by step with buttons. */
export function ReorderList<Entry>({
  label,
  entries,
  entryKey,
  entryName,
  onReorder,
  children,
  layout = 'rows',
  disabled = false,
}: ReorderListProps<Entry>) {
  const t = useTranslate(collectionMessages)
  const { direction } = useLocale()
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const parts = useRef(new Map<string, EntryParts>())
  const mirrored = direction === 'rtl'
  const grid = layout === 'grid'
  const total = entries.length
  const { shown, liftedKey, announced, moveTo, toggle, press, leave } = useReorder({
    entries,
    entryKey,
    entryName,
    onReorder,
    mirrored,
    disabled,
  })
  const drag = useEntryDrag({
    list,
    parts: (key) => parts.current.get(key),
    keys: shown.map(entryKey),
    grid,
    mirrored,
    disabled,
    onMove: moveTo,
  })

  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list[layout]}>
        {shown.map((entry, index) => {
          const key = entryKey(entry)
          const name = entryName(entry)
          const isLifted = liftedKey === key
          const drop = dropSide(drag?.gap ?? null, index, total)
          return (
            <li
              key={key}
              className={styles.entry[layout]}
              data-lifted={isLifted ? '' : undefined}
              data-dragged={drag?.key === key ? '' : undefined}
              data-drop={drop ?? undefined}
              data-disabled={disabled ? '' : undefined}
            >
              <button
                ref={(grip) => {
                  const row = grip?.parentElement
                  if (grip && row) parts.current.set(key, { row, grip })
                  else parts.current.delete(key)
                }}
                type="button"
                {...holdEscape(isLifted)}
                className={`${iconButton({ tone: 'quiet', size: 's', round: false })} ${styles.grip}`}
                aria-label={t('reorderEntry', { entry: name })}
                aria-describedby={hintId}
                aria-pressed={isLifted}
                disabled={disabled}
                onKeyDown={(event) => press(event, key, { index, columns: grid ? countColumns(list.current) : 1 })}
                // Firefox clicks a button when Space is released, though its keydown was prevented.
                onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
                onBlur={(event) => leave(event.currentTarget, key)}
                // Only presses without a pointer: screen readers press without keys.
                onClick={(event) => event.detail === 0 && toggle(key, index)}
              >
                <Icon of={GripVertical} size="s" />
              </button>
              <div className={styles.content}>{children(entry)}</div>
              <div className={styles.steps}>
                <MoveButtons
                  name={name}
                  layout={layout}
                  isFirst={index === 0}
                  isLast={index === total - 1}
                  disabled={disabled}
                  onMove={(by) => moveTo(key, index + by)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <span id={hintId} hidden>
        {t('reorderKeys')}
      </span>
      <VisuallyHidden live="assertive">{announced}</VisuallyHidden>
    </>
  )
}

/** Counts the entries in the first row. */
function countColumns(list: HTMLElement | null): number {
  if (list === null) return 1
  const tops = Array.from(list.children, (entry) => entry.getBoundingClientRect().top)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}

/** The side of an entry on which the line that shows a gap is drawn. */
function dropSide(gap: number | null, index: number, total: number): 'before' | 'after' | null {
  if (gap === index) return 'before'
  return gap === total && index === total - 1 ? 'after' : null
}
