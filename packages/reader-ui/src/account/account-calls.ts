import { readFailureBody, type ApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import { parseChangedSession } from './parse-changed-session'

export interface AccountDetails {
  readonly name: string | null
  readonly email: string
}

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure }

/** The calls of a reader's account. None rejects. */
export interface AccountCalls {
  readonly load: () => Promise<CallResult<AccountDetails>>
  /** Signs this device in again, because the server ends every session. */
  readonly changePassword: (passwords: {
    readonly currentPassword: string
    readonly newPassword: string
  }) => Promise<CallResult<null>>
  /** Returns everything that the server stores about the account, as a JSON file. */
  readonly exportData: () => Promise<CallResult<Blob>>
  readonly remove: (email: string) => Promise<CallResult<null>>
}

/** Returns the calls, written by hand: the reader's store has no client of the publishing backend. */
export function openAccountCalls(session: SessionKeeper): AccountCalls {
  async function call<Value>(
    path: string,
    read: (response: Response) => Promise<Value>,
    init?: { readonly method: string; readonly body: object },
  ): Promise<CallResult<Value>> {
    try {
      const response = await session.fetch(`${session.baseUrl}/auth/account${path}`, {
        ...(init && {
          method: init.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(init.body),
        }),
      })
      if (response.ok) return { ok: true, value: await read(response) }
      return { ok: false, failure: readFailureBody(response.status, await response.json().catch(() => null)) }
    } catch (reason) {
      console.warn('A call of the account failed.', reason)
      return { ok: false, failure: { status: 0, code: 'network', msg: '' } }
    }
  }
  return {
    load: () => call('', async (response) => readDetails(await response.json())),
    changePassword: (body) =>
      call(
        '/password',
        async (response) => {
          session.signedIn(parseChangedSession(await response.json()))
          return null
        },
        { method: 'POST', body },
      ),
    exportData: () => call('/export', (response) => response.blob()),
    remove: (email) => call('', async () => null, { method: 'DELETE', body: { email } }),
  }
}

function readDetails(body: unknown): AccountDetails {
  const name: unknown = Reflect.get(Object(body), 'name')
  const email: unknown = Reflect.get(Object(body), 'email')
  if (typeof email !== 'string') throw new TypeError('The response is no account.')
  return { name: typeof name === 'string' ? name : null, email }
}
