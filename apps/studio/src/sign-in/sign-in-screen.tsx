import { findOpener, HAND_OVER_PARAMETER, handOverSession, useSession, type Session } from '@lectern/api-client/session'
import { accountMessages, studioMessages } from '@lectern/messages'
import { Banner, Heading, Link, useTranslate } from '@lectern/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountPaths } from '../account/account-paths'
import { AccountSheet } from '../account/account-sheet'
import { useStudio } from '../app/studio-context'
import { redirectTarget } from './redirect-target'
import { SignInForm } from './sign-in-form'
import * as styles from './sign-in-screen.css'

/** Signs an author or a reader in and returns to the address that they came from. */
export function SignInScreen() {
  const t = useTranslate(studioMessages)
  const account = useTranslate(accountMessages)
  const { session, linkSignIn } = useStudio()
  const user = useSession(session)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = redirectTarget(query.get('redirect'), window.location.origin)
  const isOfStudio = target.startsWith('/studio')
  const hasExpired = query.get('expired') !== null

  // A frame of another site keeps its own session, so this window sends one to the frame that has opened it.
  const [opener] = useState(() => (query.has(HAND_OVER_PARAMETER) ? findOpener(window) : null))
  const [isHandedOver, setIsHandedOver] = useState(false)
  const handOver = (to: NonNullable<typeof opener>) => (signedIn: Session) => {
    handOverSession(signedIn, to, window.location.origin)
    setIsHandedOver(true)
    window.close()
  }

  useEffect(() => {
    if (user === null || opener !== null) return
    if (isOfStudio) void navigate(target, { replace: true })
    else window.location.replace(target)
  }, [user, opener, target, isOfStudio, navigate])

  const notice = linkSignIn === 'failed' ? t('signInLinkFailed') : hasExpired ? account('signInExpired') : undefined
  return (
    <AccountSheet
      title={t('signIn')}
      part={isOfStudio ? t('studioTitle') : undefined}
      lead={isOfStudio ? t('signInLead') : account('signInReaderLead')}
      footer={
        isOfStudio ? (
          t('signInHelp')
        ) : (
          <Link href={hasExpired ? target : '/'}>{account(hasExpired ? 'signInAsGuest' : 'signInLibrary')}</Link>
        )
      }
    >
      {isHandedOver && <Banner tone="success">{account('signInHandedOver')}</Banner>}
      <SignInForm
        notice={notice}
        domainId={readDomainId(query.get('domainId'))}
        onSession={opener === null ? undefined : handOver(opener)}
      >
        <Heading level={1} size="m">
          {isOfStudio ? t('signInTitle') : account('signInReaderTitle')}
        </Heading>
      </SignInForm>
      <div className={styles.others}>
        <Link href={accountPaths.forgot}>{account('forgotTitle')}</Link>
        <span>
          {account('signUpOffer')} <Link href={accountPaths.signUp}>{account('signUpTitle')}</Link>
        </span>
      </div>
    </AccountSheet>
  )
}

/** Returns the domain of the account to sign in to; undefined for any. */
function readDomainId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
