import { signInPath } from '@lectern/api-client/session'
import { waysInMessages } from '@lectern/messages'
import { ButtonLink, useTranslate, type ButtonLinkProps } from '@lectern/ui'
import { LogIn } from '@lectern/ui/icons'

export interface SignInLinkProps extends Pick<ButtonLinkProps, 'size' | 'tone'> {
  /** The partner's domain; null for any. */
  readonly domainId: number | null
  /** The sign-in screen may not be shown in a frame: it opens a window of its own. */
  readonly isFramed: boolean
  /** True for a reader whose account lacks the right. */
  readonly isOther?: boolean
}

/** Leads to the sign-in screen and back to exactly this place. */
export function SignInLink({ domainId, isFramed, isOther = false, ...look }: SignInLinkProps) {
  const t = useTranslate(waysInMessages)
  const { pathname, search } = window.location
  return (
    <ButtonLink
      {...look}
      href={signInPath(`${pathname}${search}`, { domainId })}
      icon={LogIn}
      iconFollowsText
      {...(isFramed ? { target: '_blank', rel: 'noopener', 'aria-label': t('bookSignInNewWindow') } : {})}
    >
      {t(isOther ? 'bookSignInOther' : 'bookSignIn')}
    </ButtonLink>
  )
}
