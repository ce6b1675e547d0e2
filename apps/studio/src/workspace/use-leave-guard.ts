import { useCallback, useState } from 'react'
import { useBlocker, type Location } from 'react-router'

export type SaveUnsaved = () => Promise<boolean>

export interface LeaveGuard {
  readonly asking: boolean
  readonly saving: boolean
  readonly setUnsaved: (save: SaveUnsaved | null) => void
  readonly save: () => void
  readonly discard: () => void
  readonly stay: () => void
}

/** Parameters that lead to another chapter or language: the desk with its unsaved pages is left for it. */
const deskParameters = ['chapter', 'variation'] as const

function leavesDesk(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true
  const before = new URLSearchParams(from.search)
  const after = new URLSearchParams(to.search)
  // A parameter that was not there stood for the first chapter or language: naming it is no move.
  return deskParameters.some((name) => before.has(name) && before.get(name) !== after.get(name))
}

/** Holds every way out of the desk while pages are unsaved, until the author has decided. */
export function useLeaveGuard(): LeaveGuard {
  const [unsaved, setUnsavedState] = useState<{ readonly save: SaveUnsaved } | null>(null)
  const [saving, setSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved !== null && leavesDesk(currentLocation, nextLocation),
  )
  const setUnsaved = useCallback((save: SaveUnsaved | null) => setUnsavedState(save === null ? null : { save }), [])
  const saveAndLeave = async () => {
    if (unsaved === null) return
    setSaving(true)
    try {
      if (await unsaved.save()) blocker.proceed?.()
      else blocker.reset?.()
    } finally {
      setSaving(false)
    }
  }
  return {
    asking: blocker.state === 'blocked',
    saving,
    setUnsaved,
    save: () => void saveAndLeave(),
    discard: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
