import type { SessionKeeper } from '@lectern/api-client/session'
import { createContext, use } from 'react'
import type { LinkSignIn } from './open-sign-in-link'
import type { KeyStorage } from '@lectern/api-client/session'

export interface StudioServices {
  readonly session: SessionKeeper
  /** Of this device; of this page alone where the browser has closed it. */
  readonly storage: KeyStorage
  /** How the one-time link of this visit ended. */
  readonly linkSignIn: LinkSignIn
  /** Of the mailed link that this visit began with; it is nowhere else. */
  readonly mailedToken: string | null
}

export const StudioContext = createContext<StudioServices | null>(null)

export function useStudio(): StudioServices {
  const services = use(StudioContext)
  if (services === null) throw new Error('A studio screen stands outside of the studio: put it below <Studio>.')
  return services
}
