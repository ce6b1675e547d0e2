import { HAND_OVER_PARAMETER, signInPath, type SessionKeeper } from '@lectern/api-client/session'
import { waysInMessages } from '@lectern/messages'
import { ButtonLink, useToast, useTranslate, type ButtonLinkProps } from '@lectern/ui'
import { LogIn } from '@lectern/ui/icons'
import type { MouseEvent } from 'react'
import { openSignInWindow } from './open-sign-in-window'

export interface SignInLinkProps extends Pick<ButtonLinkProps, 'size' | 'tone'> {
  readonly session: SessionKeeper
  /** The partner's domain; null for any. */
  readonly domainId: number | null
  /** The sign-in screen may not be shown in a frame: it opens a window of its own. */
  readonly isFramed: boolean
  /** True for a reader whose account lacks the right. */
  readonly isOther?: boolean
}

/** Leads to the sign-in screen and back to exactly this place. */
export function SignInLink({ session, domainId, isFramed, isOther = false, ...look }: SignInLinkProps) {
  const t = useTranslate(waysInMessages)
  const showToast = useToast()
  const { pathname, search } = window.location
  const href = signInPath(`${pathname}${search}`, { domainId })
  const handOverHref = `${href}&${HAND_OVER_PARAMETER}=1`
  const openWindow = (event: MouseEvent) => {
    if (openSignInWindow(handOverHref, session)) event.preventDefault()
    // The link itself opens a tab, which browsers block less often.
    else showToast({ tone: 'warning', message: t('signInWindowBlocked') })
  }
  return (
    <ButtonLink
      {...look}
      href={href}
      icon={LogIn}
      iconFollowsText
      {...(isFramed
        ? {
            target: '_blank',
            rel: 'noopener',
            'aria-label': t('bookSignInNewWindow'),
            onClick: openWindow,
          }
        : {})}
    >
      {t(isOther ? 'bookSignInOther' : 'bookSignIn')}
    </ButtonLink>
  )
}
