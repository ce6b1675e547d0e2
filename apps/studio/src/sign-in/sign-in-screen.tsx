import { useSession } from '@lectern/api-client/session'
import { accountMessages, studioMessages } from '@lectern/messages'
import { Heading, Link, useTranslate } from '@lectern/ui'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountPaths } from '../account/account-paths'
import { AccountSheet } from '../account/account-sheet'
import { useStudio } from '../app/studio-context'
import { redirectTarget } from './login-path'
import { SignInForm } from './sign-in-form'
import * as styles from './sign-in-screen.css'

/** Signs an author in and returns to the address that they came from. */
export function SignInScreen() {
  const t = useTranslate(studioMessages)
  const account = useTranslate(accountMessages)
  const { session, linkSignIn } = useStudio()
  const user = useSession(session)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const target = redirectTarget(query.get('redirect'), window.location.origin)

  useEffect(() => {
    if (user === null) return
    if (target.startsWith('/studio')) void navigate(target, { replace: true })
    else window.location.replace(target)
  }, [user, target, navigate])

  return (
    <AccountSheet title={t('signIn')} part={t('studioTitle')} lead={t('signInLead')} footer={t('signInHelp')}>
      <SignInForm notice={linkSignIn === 'failed' ? t('signInLinkFailed') : undefined}>
        <Heading level={1} size="m">
          {t('signInTitle')}
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
