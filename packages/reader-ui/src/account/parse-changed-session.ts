import type { Session } from '@lectern/api-client/session'

/** Parses the session that goes on after a change of password. Throws if the response has another shape. */
export function parseChangedSession(body: unknown): Session {
  const read = (field: keyof Session): unknown => Reflect.get(Object(body), field)
  const [accessToken, refreshToken, id, email, role] = [
    read('accessToken'),
    read('refreshToken'),
    read('id'),
    read('email'),
    read('role'),
  ]
  const isSession = typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof id === 'number'
  if (!isSession || typeof email !== 'string' || (role !== 'user' && role !== 'student')) {
    throw new TypeError('The response is no session.')
  }
  return { accessToken, refreshToken, id, email, role }
}
