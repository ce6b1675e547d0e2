import type { SessionKeeper } from '@lectern/api-client/session'
import { createContext, use } from 'react'
import type { LinkSignIn } from './open-sign-in-link'
import type { KeyStorage } from '@lectern/api-client/session'

export interface StudioServices {
  readonly session: SessionKeeper
  /** Storage of this device, or of this page alone if the browser blocks it. */
  readonly storage: KeyStorage
  /** The result of the one-time link that this visit began with. */
  readonly linkSignIn: LinkSignIn
  /** Token of the mailed link that this visit began with; it is stored nowhere else. */
  readonly mailedToken: string | null
}

export const StudioContext = createContext<StudioServices | null>(null)

export function useStudio(): StudioServices {
  const services = use(StudioContext)
  if (services === null) throw new Error('A studio screen is outside of the studio: put it below <Studio>.')
  return services
}
