import { readerMessages } from '@lectern/messages'
import { ButtonLink, useTranslate, type ButtonLinkProps } from '@lectern/ui'
import { ArrowLeft } from '@lectern/ui/icons'
import * as styles from './book-header.css'

/** The site that the reader came from, checked. */
export interface ReturnTo {
  readonly site: string
  readonly link: Pick<ButtonLinkProps, 'href' | 'target' | 'onClick'>
}

export interface BackLinkProps {
  readonly libraryHref: string
  /** null leads to the library. */
  readonly returnTo?: ReturnTo | null | undefined
}

/** The way out of a book: to the site that the reader came from, else to the library. */
export function BackLink({ libraryHref, returnTo }: BackLinkProps) {
  const t = useTranslate(readerMessages)
  return (
    <div className={styles.back}>
      <ButtonLink
        href={libraryHref}
        tone="quiet"
        size="s"
        icon={ArrowLeft}
        iconFollowsText
        aria-label={returnTo ? t('bookBackToSite', returnTo) : t('bookBackToLibrary')}
        {...returnTo?.link}
      >
        <span className={styles.backWord}>{returnTo?.site ?? t('libraryTitle')}</span>
      </ButtonLink>
    </div>
  )
}
