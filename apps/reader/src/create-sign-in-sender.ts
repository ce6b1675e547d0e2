import { signInPath, type SignInRequest } from '@lectern/api-client/session'

/**
 * Returns a function that replaces the reader by the sign-in screen, which leads back to the same place. Several calls, as after
 * parallel refusals, go there once. It does nothing in a frame, where that screen may not be shown.
 */
export function createSignInSender(target: Pick<Window, 'parent' | 'location'>): (request: SignInRequest) => void {
  let isLeaving = false
  return (request) => {
    if (isLeaving || target.parent !== target) return
    isLeaving = true
    const { pathname, search } = target.location
    target.location.replace(signInPath(`${pathname}${search}`, request))
  }
}
