export const signInPathname = '/auth/login'

export interface SignInRequest {
  /** True if the reader was signed in until now: the screen says so. */
  readonly isExpired?: boolean
  /** The domain of the account, from the partner's configuration; null for any. */
  readonly domainId?: number | null | undefined
}

/**
 * Returns the address of the sign-in screen.
 *
 * @param current the address to return to
 *
 * @example
 * signInPath('/?book=42') // => '/auth/login?mode=authoring&redirect=%2F%3Fbook%3D42'
 */
export function signInPath(current: string, { isExpired = false, domainId }: SignInRequest = {}): string {
  const expired = isExpired ? '&expired=1' : ''
  const domain = domainId ? `&domainId=${domainId}` : ''
  return `${signInPathname}?mode=authoring${expired}${domain}&redirect=${encodeURIComponent(current)}`
}
