import { useSession } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Card, Heading, Text, useTranslate, Wordmark } from '@lectern/ui'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStudio } from '../app/studio-context'
import { redirectTarget } from './login-path'
import { SignInForm } from './sign-in-form'
import * as styles from './sign-in-screen.css'

/** Lets an author in; then back to where the author came from. */
export function SignInScreen() {
  const t = useTranslate(studioMessages)
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
    <main className={styles.screen} tabIndex={-1}>
      <title>{`${t('signIn')} – Lectern`}</title>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Wordmark size="l" part={t('studioTitle')} />
          <Text tone="muted" align="center">
            {t('signInLead')}
          </Text>
        </div>
        <Card padding="l">
          <SignInForm notice={linkSignIn === 'failed' ? t('signInLinkFailed') : undefined}>
            <Heading level={1} size="m">
              {t('signInTitle')}
            </Heading>
          </SignInForm>
        </Card>
        <Text size="s" tone="muted" align="center">
          {t('signInHelp')}
        </Text>
      </div>
    </main>
  )
}
