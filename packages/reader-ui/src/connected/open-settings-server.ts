import type { SessionKeeper } from '@lectern/api-client/session'
import { readServerSettings } from '../settings/read-server-settings'
import type { SettingsServer } from '../settings/sync-settings'

/**
 * Returns the two calls for settings, written by hand: importing the generated client here would make the bundler split the
 * code that the first page loads.
 */
export function openSettingsServer(session: SessionKeeper): SettingsServer {
  const address = `${session.baseUrl}/api/settings`
  return {
    load: () =>
      session
        .fetch(address)
        .then((response) => {
          if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
          return response.json()
        })
        .then(readServerSettings)
        .catch((reason: unknown) => {
          console.warn('The settings of this device apply.', reason)
          return null
        }),
    save: async (changes) => {
      try {
        const response = await session.fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(changes),
        })
        return response.ok ? null : { message: readMessage(await response.json()) }
      } catch (reason) {
        console.warn('A setting is kept on this device only.', reason)
        return { message: null }
      }
    },
  }
}

function readMessage(body: unknown): string | null {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'msg') : null
  return typeof message === 'string' && message !== '' ? message : null
}
