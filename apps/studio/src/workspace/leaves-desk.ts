import type { UnsavedWork } from '@lectern/authoring-ui'
import { readPlace } from './work-place'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** Returns true if a navigation leaves the desk: to another screen, another book, or another chapter or language of it. */
export function leavesDesk(from: Address, to: Address, isAt: UnsavedWork['isAt']): boolean {
  if (from.pathname !== to.pathname) return true
  const before = new URLSearchParams(from.search)
  const after = new URLSearchParams(to.search)
  return before.get('book') !== after.get('book') || !isAt(readPlace(after))
}
