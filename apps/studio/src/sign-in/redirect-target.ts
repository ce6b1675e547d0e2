/** Returns the address to open after signing in: the requested one if it is of this origin, else the library. */
export function redirectTarget(wish: string | null, origin: string): string {
  const fallback = '/studio/'
  if (wish === null || !wish.startsWith('/')) return fallback
  const address = URL.parse(wish, origin)
  if (address === null || address.origin !== origin || address.pathname.startsWith('/auth/')) return fallback
  return `${address.pathname}${address.search}`
}
