import type { SessionKeeper } from '@lectern/api-client/session'
import { readServerSettings } from '../settings/read-server-settings'
import type { SettingsServer } from '../settings/sync-settings'

/**
 * The two calls for settings, by hand: the generated client would cut half of what the first page loads into chunks of its
 * own, for everybody who reads.
 */
export function openSettingsServer(session: SessionKeeper): SettingsServer {
  const address = `${session.baseUrl}/api/settings`
  const call = async (init?: RequestInit): Promise<Response> => {
    const answer = await session.fetch(address, init)
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
    return answer
  }
  return {
    load: () =>
      call()
        .then((answer) => answer.json())
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
