/** When a JWT ends, in seconds since 1970; null for a token without a readable end. Nothing is verified here. */
export function readTokenExpiry(accessToken: string): number | null {
  const payload = accessToken.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const expiry: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : undefined
    return typeof expiry === 'number' ? expiry : null
  } catch {
    // A token that cannot be read is treated as one that does not end: the server has the last word.
    return null
  }
}
