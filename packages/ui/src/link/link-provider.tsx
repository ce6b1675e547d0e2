import type { ReactNode } from 'react'
import { FollowContext, type Follow } from './follow-context'

export interface LinkProviderProps {
  /** The router's function that goes to an address; receives the `href` as it was written. */
  readonly follow: Follow
  readonly children: ReactNode
}

/** Connects every link of the design system to the application's router. */
export function LinkProvider({ follow, children }: LinkProviderProps) {
  return <FollowContext value={follow}>{children}</FollowContext>
}
