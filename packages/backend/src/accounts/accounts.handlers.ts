import { openSignInLink, refreshToken } from '@lectern/contracts/app'
import { signIn } from '@lectern/contracts/main'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { Accounts } from './accounts.service'

export function accountHandlers(accounts: Accounts): RouteBinding[] {
  return [
    bindRoute(signIn, async ({ body }) => ({ status: 200, body: await accounts.signIn(body) })),
    bindRoute(openSignInLink, async ({ body }) => ({ status: 200, body: await accounts.openSignInLink(body.token) })),
    bindRoute(refreshToken, async ({ body }) => ({ status: 200, body: await accounts.refresh(body.refreshToken) })),
  ]
}
