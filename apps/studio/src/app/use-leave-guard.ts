import type { SessionKeeper } from '@lectern/api-client/session'
import type { UnsavedWork, UnsavedDialogProps } from '@lectern/authoring-ui'
import { createContext, use, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { signInPathname } from '@lectern/api-client/session'
import { leavesDesk } from '../workspace/leaves-desk'

/** Functions with which screens report to the guard. */
export interface Leaving {
  readonly setUnsaved: (work: UnsavedWork | null) => void
  /** Signs out; asks first if there is unsaved work. */
  readonly signOut: () => void
}

export interface LeaveGuard {
  readonly leaving: Leaving
  /** There is unsaved work that nobody has discarded: the desk stays mounted, whatever happens to the session. */
  readonly holds: boolean
  readonly question: UnsavedDialogProps
  /** Discards the unsaved work, so that its desk can be left. */
  readonly discardWork: () => void
}

export const LeavingContext = createContext<Leaving | null>(null)

/** The guard of the screens behind the sign-in; null outside of them. */
export function useLeaving(): Leaving | null {
  return use(LeavingContext)
}

type SignOut = 'no' | 'asking' | 'decided' | 'given-up'

/** Blocks every way off a desk with unsaved pages, signing out included, until the author has decided. */
export function useLeaveGuard(session: SessionKeeper): LeaveGuard {
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null)
  const [signOut, setSignOut] = useState<SignOut>('no')
  const [saving, setSaving] = useState(false)
  const gone = signOut === 'decided' || signOut === 'given-up'
  const holds = unsaved !== null && !gone
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Ways to the sign-in screen are open once the desk is discarded or has nothing unsaved.
    const isSignIn = session.current() === null && nextLocation.pathname === signInPathname
    return holds && !isSignIn && leavesDesk(currentLocation, nextLocation, unsaved.isAt)
  })

  // Runs after the decision is rendered, so that readers of the ended session see that it was intended.
  useEffect(() => {
    if (signOut === 'decided') session.signedOut()
  }, [signOut, session])

  const [leaving] = useState<Leaving>(() => ({
    setUnsaved,
    signOut: () => setSignOut('asking'),
  }))
  if (signOut === 'asking' && unsaved === null) setSignOut('decided')

  const go = () => {
    if (signOut === 'asking') setSignOut('decided')
    else blocker.proceed?.()
  }
  const stay = () => {
    if (signOut === 'asking') setSignOut('no')
    else blocker.reset?.()
  }
  const discardAndGo = () => {
    unsaved?.discard?.()
    go()
  }
  const saveAndGo = async () => {
    if (unsaved === null) return
    setSaving(true)
    try {
      if (await unsaved.save()) go()
      else stay()
    } finally {
      setSaving(false)
    }
  }
  return {
    leaving,
    holds,
    question: {
      open: holds && (signOut === 'asking' || blocker.state === 'blocked'),
      pageNumbers: unsaved?.pageNumbers() ?? [],
      itemNames: unsaved?.itemNames?.(),
      busy: saving,
      onSave: () => void saveAndGo(),
      onDiscard: discardAndGo,
      onStay: stay,
    },
    discardWork: () => setSignOut('given-up'),
  }
}
