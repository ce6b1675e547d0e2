import { useContext, useEffect, useState } from 'react'
import { FailureListener } from './failure-listener'
import type { OpeningFailureProps } from './opening-failure-props'

/** A host page that has said that it signs its reader in has this long. */
const waitMs = 10_000

/**
 * Returns true while the host page, which has announced it by a parameter of the address, is expected to sign its reader in, and
 * until the book was requested again for that reader.
 */
export function useAwaitedToken({ bar, failure, error }: OpeningFailureProps): boolean {
  const [firstError] = useState(error)
  const [isLate, setIsLate] = useState(false)
  const isFramed = useContext(FailureListener) !== null
  const isAnnounced = isFramed && new URLSearchParams(bar.search()).has('awaitsToken')
  const mayHelp = failure === 'missing' || failure === 'needs-sign-in'
  const isAwaiting = isAnnounced && mayHelp && !isLate && error === firstError
  useEffect(() => {
    if (!isAwaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [isAwaiting])
  return isAwaiting
}
