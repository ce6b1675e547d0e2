import { collectionMessages } from '@lectern/messages'
import { ButtonLink } from '../button'
import { ArrowLeft } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'

export interface ReturnLinkProps {
  /** Where the reader came from; only an address that may be followed. */
  readonly href: string
  /** What the other site is called; where it lies unless told. */
  readonly site?: string | undefined
}

/** The way out of what another site shows within itself. It leads the whole window there, not the frame alone. */
export function ReturnLink({ href, site }: ReturnLinkProps) {
  const t = useTranslate(collectionMessages)
  return (
    <ButtonLink href={href} target="_top" tone="quiet" size="s" icon={ArrowLeft} iconFollowsText>
      {t('backToSite', { site: site ?? hostOf(href) })}
    </ButtonLink>
  )
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host : href
}
