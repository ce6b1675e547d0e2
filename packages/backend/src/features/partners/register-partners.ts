import type { Partner } from '@lectern/contracts/configuration'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { createPartners, type Partners } from './create-partners'
import { partnerHandlers } from './partners.handlers'

export interface PartnerOptions {
  /** Partners of the operator's file, by domain. */
  partners?: readonly Partner[]
  /** Origins that may embed every book. */
  frameAncestors?: readonly string[]
}

/** Registers the partner of the shown book. */
export function registerPartners({ database }: Platform, options: PartnerOptions): Feature & { partners: Partners } {
  const { partners: listed = [], frameAncestors: named = [] } = options
  const partners = createPartners({ database, listed, named })
  return { partners, routes: partnerHandlers(partners) }
}
