import { openSignInLink, refreshToken } from '@lectern/contracts/app'
import { inviteAuthor, signIn } from '@lectern/contracts/main'
import {
  acceptInvitation,
  changePassword,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getAccount,
  logIn,
  refreshPublishing,
  resetPassword,
  signUp,
  verifySignUp,
} from '@lectern/contracts/publishing'
import type { Context } from 'hono'
import { clientAddress } from '../../platform/http/client-address'
import { successBody } from '../../platform/http/success-body'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { AccountServices } from './account-services'
import type { Accounts } from './accounts.service'
import * as passwordChange from './change-password'
import * as deletion from './delete-account'
import * as exporting from './export-account'
import { readAccount } from './read-account'
import * as invitations from './invitations.service'
import * as passwords from './password-reset.service'
import type { Session } from './create-sessions'
import * as signingUp from './sign-up.service'

export function accountHandlers(accounts: Accounts, services: AccountServices, proxies: number): RouteBinding[] {
  const { limits } = services
  async function enter(
    context: Context<ApiEnvironment>,
    credentials: { email: string; password: string; domainId?: number | undefined },
  ): Promise<Session> {
    await limits.signIn(clientAddress(context, proxies), credentials.email)
    const session = await accounts.signIn(credentials)
    await limits.signedIn(credentials.email)
    return session
  }
  return [
    bindRoute(signIn, async ({ body, context }) => ({ status: 200, body: await enter(context, body) })),
    bindRoute(logIn, async ({ body, context }) => ({ status: 200, body: await enter(context, body) })),
    bindRoute(openSignInLink, async ({ body }) => ({ status: 200, body: await accounts.openSignInLink(body) })),
    bindRoute(refreshToken, async ({ body }) => ({ status: 200, body: await accounts.refresh(body.refreshToken) })),
    bindRoute(refreshPublishing, async ({ body }) => ({
      status: 200,
      body: await accounts.refresh(body.refreshToken),
    })),
    bindRoute(signUp, async ({ body, context }) => {
      await signingUp.signUp(services, clientAddress(context, proxies), body)
      return { status: 200, body: successBody }
    }),
    bindRoute(verifySignUp, async ({ body }) => ({
      status: 200,
      body: await signingUp.verifySignUp(services, body.token),
    })),
    bindRoute(forgotPassword, async ({ body, context }) => {
      await passwords.forgotPassword(services, clientAddress(context, proxies), body)
      return { status: 200, body: successBody }
    }),
    bindRoute(resetPassword, async ({ body }) => {
      await passwords.resetPassword(services, body)
      return { status: 200, body: successBody }
    }),
    bindRoute(inviteAuthor, async ({ params, body, caller }) => {
      await invitations.inviteAuthor(services, caller, params.id, body.email)
      return { status: 200, body: successBody }
    }),
    bindRoute(acceptInvitation, async ({ body }) => ({
      status: 200,
      body: await invitations.acceptInvitation(services, body),
    })),
    bindRoute(getAccount, async ({ caller }) => ({ status: 200, body: await readAccount(services, caller) })),
    bindRoute(changePassword, async ({ body, caller, context }) => ({
      status: 200,
      body: await passwordChange.changePassword(services, clientAddress(context, proxies), caller, body),
    })),
    bindRoute(exportAccount, async ({ caller }) => ({
      status: 200,
      body: await exporting.exportAccount(services, caller),
      headers: { 'content-disposition': 'attachment; filename="lectern-account.json"' },
    })),
    bindRoute(deleteAccount, async ({ body, caller }) => {
      await deletion.deleteAccount(services, caller, body.email)
      return { status: 200, body: successBody }
    }),
  ]
}
