import { useRef, useState } from 'react'
import type { TreeRow } from './list-tree-rows'

export interface RowFocus {
  /** The one row that Tab reaches: the last focused row, otherwise the selected one, otherwise the first. */
  readonly tabStop: string | null
  readonly focus: (id: string) => void
  /** Returns the attributes that let the hook know a row's element, and when it gets the focus. */
  readonly follow: (id: string) => {
    readonly ref: (element: HTMLElement | null) => void
    readonly onFocus: () => void
  }
}

/** Moves the focus between the rows of a tree, and makes one of them the tab stop. */
export function useRowFocus(rows: readonly TreeRow[], selected: string | null): RowFocus {
  const [focused, setFocused] = useState<string | null>(null)
  const elements = useRef(new Map<string, HTMLElement>())
  const isVisible = (id: string | null) => rows.some((row) => row.id === id)
  return {
    tabStop: [focused, selected].find(isVisible) ?? rows[0]?.id ?? null,
    focus: (id) => {
      setFocused(id)
      elements.current.get(id)?.focus()
    },
    follow: (id) => ({
      ref: (element) => {
        if (element === null) elements.current.delete(id)
        else elements.current.set(id, element)
      },
      onFocus: () => setFocused(id),
    }),
  }
}
