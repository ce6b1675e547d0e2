import { rulesOfMode, type Mode } from '@lectern/core/book'

/**
 * Returns true if a reader is invited to sign in: in the mode of a partner, without an account. A mode for development hosts
 * is the plain reader elsewhere.
 *
 * @example
 * invitesGuest('gbm', { isSignedIn: false, hostname: 'books.example' }) // => true
 * invitesGuest('interludeDev', { isSignedIn: false, hostname: 'books.example' }) // => false
 */
export function invitesGuest(
  mode: Mode | null,
  { isSignedIn, hostname }: { readonly isSignedIn: boolean; readonly hostname: string },
): boolean {
  const { isPartner, hosts } = rulesOfMode(mode)
  return isPartner && !isSignedIn && (hosts === 'all' || isDevelopmentHost(hostname))
}

/** Names that are reserved for tests and this machine, and hosts whose first label says that they are for development. */
function isDevelopmentHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(localhost|test|local)|(dev|staging|test)[.-].*)$/i.test(hostname)
}
