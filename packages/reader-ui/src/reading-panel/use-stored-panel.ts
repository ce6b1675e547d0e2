import { openStorage } from '@lectern/api-client/session'
import { useState } from 'react'
import { readStoredPanel, writeStoredPanel, type StoredPanel } from './stored-panel'

/** Keeps the panel's state for the visit. */
export function useStoredPanel(): readonly [StoredPanel, (panel: StoredPanel) => void] {
  const [storage] = useState(() => openStorage(() => window.sessionStorage))
  const [panel, setPanel] = useState(() => readStoredPanel(storage))
  const change = (next: StoredPanel) => {
    setPanel(next)
    writeStoredPanel(storage, next)
  }
  return [panel, change]
}
