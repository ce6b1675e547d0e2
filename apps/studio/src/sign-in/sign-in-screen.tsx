import { mainApi } from '@lectern/api-client/main'
import { isApiFailure, useSession } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Banner, Button, Card, Heading, Stack, Text, TextField, useTranslate, Wordmark } from '@lectern/ui'
import { LogIn } from '@lectern/ui/icons'
import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStudio } from '../app/studio-context'
import { redirectTarget } from './login-path'
import * as styles from './sign-in-screen.css'

/** Email and password; then back to where the author came from. */
export function SignInScreen() {
  const t = useTranslate(studioMessages)
  const { session, linkSignIn } = useStudio()
  const user = useSession(session)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [signIn, { isLoading }] = mainApi.useSignInMutation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const target = redirectTarget(query.get('redirect'), window.location.origin)

  useEffect(() => {
    if (user === null) return
    if (target.startsWith('/studio')) void navigate(target, { replace: true })
    else window.location.replace(target)
  }, [user, target, navigate])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (email.trim() === '' || password === '') return
    try {
      session.signedIn(await signIn({ credentials: { email: email.trim(), password } }).unwrap())
    } catch (error) {
      if (!isApiFailure(error)) throw error
      const wrong = error.status === 401 || error.status === 422 || error.status === 400
      setFailure(wrong ? t('signInWrong') : error.msg === '' ? t('signInUnreachable') : error.msg)
    }
  }

  return (
    <main className={styles.screen}>
      <title>{`${t('signIn')} – Lectern`}</title>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Wordmark size="l" part={t('studioTitle')} />
          <Text tone="muted" align="center">
            {t('signInLead')}
          </Text>
        </div>
        <Card padding="l">
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap="l">
              <Heading level={1} size="m">
                {t('signInTitle')}
              </Heading>
              {linkSignIn === 'failed' && failure === null && <Banner tone="warning">{t('signInLinkFailed')}</Banner>}
              {failure !== null && <Banner tone="critical">{failure}</Banner>}
              <TextField
                type="email"
                label={t('signInEmail')}
                autoComplete="username"
                value={email}
                onChange={setEmail}
                error={tried && email.trim() === '' ? t('signInEmailNeeded') : undefined}
              />
              <TextField
                type="password"
                label={t('signInPassword')}
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
                error={tried && password === '' ? t('signInPasswordNeeded') : undefined}
              />
              <Button type="submit" tone="accent" size="l" wide icon={LogIn} busy={isLoading}>
                {t('signIn')}
              </Button>
            </Stack>
          </form>
        </Card>
      </div>
    </main>
  )
}
