import type { SessionKeeper } from '@lectern/api-client/session'
import { readServerSettings } from '../settings/read-server-settings'
import type { SettingsServer } from '../settings/sync-settings'

/**
 * Returns the two calls for settings, written by hand: importing the generated client here would make the bundler split the
 * code that the first page loads.
 */
export function openSettingsServer(session: SessionKeeper): SettingsServer {
  const address = `${session.baseUrl}/api/settings`
  const call = async (init?: RequestInit): Promise<Response> => {
    const response = await session.fetch(address, init)
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
    return response
  }
  return {
    load: () =>
      call()
        .then((response) => response.json())
        .then(readServerSettings)
        .catch((reason: unknown) => {
          console.warn('The settings of this device apply.', reason)
          return null
        }),
    save: (changes) =>
      call({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      }).then(
        () => undefined,
        (reason: unknown) => console.warn('A setting is kept on this device only.', reason),
      ),
  }
}
