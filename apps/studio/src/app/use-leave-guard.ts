import type { SessionKeeper } from '@lectern/api-client/session'
import type { UnsavedWork, UnsavedDialogProps } from '@lectern/authoring-ui'
import { createContext, use, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { loginPathname } from '../sign-in/login-path'
import { leavesDesk } from '../workspace/leaves-desk'

/** What screens tell the guard. */
export interface Leaving {
  readonly setUnsaved: (work: UnsavedWork | null) => void
  /** Signs out, after a question when there is unsaved work. */
  readonly signOut: () => void
}

export interface LeaveGuard {
  readonly leaving: Leaving
  /** There is unsaved work that nobody has given up: the desk stays, whatever becomes of the session. */
  readonly holds: boolean
  readonly question: UnsavedDialogProps
  /** Gives the desk up although it holds unsaved work. */
  readonly giveUp: () => void
}

export const LeavingContext = createContext<Leaving | null>(null)

/** The guard of the screens that stand behind the sign-in; null outside of them. */
export function useLeaving(): Leaving | null {
  return use(LeavingContext)
}

type SignOut = 'no' | 'asking' | 'decided' | 'given-up'

/** Holds every way off the desk while pages are unsaved, signing out included, until the author has decided. */
export function useLeaveGuard(session: SessionKeeper): LeaveGuard {
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null)
  const [signOut, setSignOut] = useState<SignOut>('no')
  const [saving, setSaving] = useState(false)
  const gone = signOut === 'decided' || signOut === 'given-up'
  const holds = unsaved !== null && !gone
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // The way to the sign-in is gone by itself, once the desk is given up or has nothing unsaved any more.
    const isSignIn = session.current() === null && nextLocation.pathname === loginPathname
    return holds && !isSignIn && leavesDesk(currentLocation, nextLocation, unsaved.isAt)
  })

  // Not before the decision is drawn: who looks at a session that is over sees that it was wanted.
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
      busy: saving,
      onSave: () => void saveAndGo(),
      onDiscard: go,
      onStay: stay,
    },
    giveUp: () => setSignOut('given-up'),
  }
}
