import { getBookPartner, getReturnLink } from '@lectern/contracts/main'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { Partners } from './create-partners'

/** Public, for readers without an account. */
export function partnerHandlers(partners: Partners): RouteBinding[] {
  return [
    bindRoute(getBookPartner, async ({ params, caller }) => {
      const partner = await partners.ofBookFor(caller, params.id)
      if (partner === null) {
        return { status: 200, body: { domainId: null, mode: null, color: null, returnLink: null, allowedOrigins: [] } }
      }
      return { status: 200, body: { ...partner, allowedOrigins: [...partner.allowedOrigins] } }
    }),
    bindRoute(getReturnLink, async ({ query }) => ({ status: 200, body: await partners.findReturnLink(query) })),
  ]
}
