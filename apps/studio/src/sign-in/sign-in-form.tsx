import { mainApi } from '@lectern/api-client/main'
import { isApiFailure, type Session } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Banner, Button, PasswordField, Stack, TextField, useTranslate } from '@lectern/ui'
import { LogIn } from '@lectern/ui/icons'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useStudio } from '../app/studio-context'

export interface SignInFormProps {
  readonly children?: ReactNode
  /** Shown until an attempt has failed. */
  readonly notice?: string | undefined
  /** The domain of the account; any by default. */
  readonly domainId?: number | undefined
  /** Takes the session of the reader who has signed in; by default this application does. */
  readonly onSession?: ((session: Session) => void) | undefined
}

/** Signs in by email and password. */
export function SignInForm({ children, notice, domainId, onSession }: SignInFormProps) {
  const t = useTranslate(studioMessages)
  const { session } = useStudio()
  const [signIn, { isLoading }] = mainApi.useSignInMutation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (email.trim() === '' || password === '') return
    try {
      const domain = domainId === undefined ? {} : { domainId }
      const signedIn = await signIn({ credentials: { email: email.trim(), password, ...domain } }).unwrap()
      if (onSession === undefined) session.signedIn(signedIn)
      else onSession(signedIn)
    } catch (error) {
      if (!isApiFailure(error)) throw error
      const wrong = error.status === 401 || error.status === 422 || error.status === 400
      setFailure(wrong ? t('signInWrong') : error.msg === '' ? t('signInUnreachable') : error.msg)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="l">
        {children}
        {notice !== undefined && failure === null && <Banner tone="warning">{notice}</Banner>}
        {failure !== null && <Banner tone="critical">{failure}</Banner>}
        <TextField
          type="email"
          label={t('signInEmail')}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={tried && email.trim() === '' ? t('signInEmailNeeded') : undefined}
        />
        <PasswordField
          label={t('signInPassword')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={tried && password === '' ? t('signInPasswordNeeded') : undefined}
        />
        <Button type="submit" tone="accent" size="l" wide icon={LogIn} iconFollowsText busy={isLoading}>
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  )
}
