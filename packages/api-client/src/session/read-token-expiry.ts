/** Returns the expiry of a JWT, in seconds since 1970; null without one. Verifies nothing. */
export function readTokenExpiry(accessToken: string): number | null {
  const payload = accessToken.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const expiry: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : undefined
    return typeof expiry === 'number' ? expiry : null
  } catch {
    // An unreadable token counts as one without expiry: the server decides.
    return null
  }
}
