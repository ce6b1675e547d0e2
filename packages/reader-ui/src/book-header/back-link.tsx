import { readerMessages } from '@lectern/messages'
import { ReturnLink, useTranslate, type ReturnLinkProps } from '@lectern/ui'

/** An allowed site to return to. */
export interface ReturnTo {
  readonly site: string
  readonly link: Pick<ReturnLinkProps, 'href' | 'target' | 'onClick'>
}

export interface BackLinkProps {
  readonly libraryHref: string
  /** null leads to the library. */
  readonly returnTo?: ReturnTo | null | undefined
}

/** Links back to the site that the reader came from, or to the library. */
export function BackLink({ libraryHref, returnTo }: BackLinkProps) {
  const t = useTranslate(readerMessages)
  return (
    <ReturnLink
      href={libraryHref}
      label={returnTo ? t('bookBackToSite', returnTo) : t('bookBackToLibrary')}
      {...returnTo?.link}
    >
      {returnTo?.site ?? t('libraryTitle')}
    </ReturnLink>
  )
}
