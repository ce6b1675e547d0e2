export const loginPathname = '/auth/login'

/** The address of the sign-in screen; `current` is where it leads back to. */
export function loginPath(current: string): string {
  return `${loginPathname}?mode=authoring&redirect=${encodeURIComponent(current)}`
}

/** Where to go after signing in: the wished-for address if it is one of this origin, else the author's books. */
export function redirectTarget(wish: string | null, origin: string): string {
  const fallback = '/studio/'
  if (wish === null || !wish.startsWith('/')) return fallback
  const address = URL.parse(wish, origin)
  if (address === null || address.origin !== origin || address.pathname.startsWith('/auth/')) return fallback
  return `${address.pathname}${address.search}`
}
