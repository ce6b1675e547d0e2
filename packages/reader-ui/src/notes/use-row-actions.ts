import { useLayoutEffect, useRef, useState } from 'react'
import type { ListedNote } from './list-notes'

/** The actions of the buttons of a row. */
export interface RowActions {
  readonly onGo: (listed: ListedNote) => void
  readonly onEdit: (listed: ListedNote) => void
  readonly onDelete: (listed: ListedNote) => void
  /** Sends what the account does not have. */
  readonly onRetry: () => void
}

/** Returns actions that stay the same objects and run the latest ones, so that a long list does not render for them. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  return useState<RowActions>(() => ({
    onGo: (listed) => latest.current.onGo(listed),
    onEdit: (listed) => latest.current.onEdit(listed),
    onDelete: (listed) => latest.current.onDelete(listed),
    onRetry: () => latest.current.onRetry(),
  }))[0]
}
