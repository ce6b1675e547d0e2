import { getBookPartner } from '@lectern/contracts/main'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { Partners } from './create-partners'

/** Public: the reader asks before anybody has signed in. */
export function partnerHandlers(partners: Partners): RouteBinding[] {
  return [
    bindRoute(getBookPartner, async ({ params }) => {
      const partner = await partners.ofBook(params.id)
      if (partner === null) {
        return { status: 200, body: { domainId: null, mode: null, color: null, returnLink: null, allowedOrigins: [] } }
      }
      return { status: 200, body: { ...partner, allowedOrigins: [...partner.allowedOrigins] } }
    }),
  ]
}
