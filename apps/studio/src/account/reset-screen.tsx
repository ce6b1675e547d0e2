import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Button, EmptyState, Heading, Link, PasswordField, Stack, Text, useTranslate } from '@lectern/ui'
import { Check } from '@lectern/ui/icons'
import { useState, type FormEvent } from 'react'
import { useStudio } from '../app/studio-context'
import { loginPathname } from '../sign-in/login-path'
import { accountPaths } from './account-paths'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { isLongEnough } from './judge-fields'
import { readRefusal, type Refusal } from './read-refusal'
import { RefusalBanner } from './refusal-banner'

/** Sets a new password with the mailed link. */
export function ResetScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const [reset, { isLoading, isSuccess }] = publishingApi.useResetPasswordMutation()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (mailedToken === null) return <BrokenLink action={{ href: accountPaths.forgot, label: t('forgotDo') }} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (!isLongEnough(password)) return
    try {
      await reset({ body: { token: mailedToken, password } }).unwrap()
      // The server has ended every session of the account, the one of this browser too.
      session.signedOut()
    } catch (error) {
      setRefusal(readRefusal(error))
    }
  }

  const back = <Link href={loginPathname}>{t('backToSignIn')}</Link>
  if (isSuccess) {
    return (
      <AccountSheet title={t('resetDoneTitle')}>
        <div role="status">
          <EmptyState level={1} place="panel" icon={Check} title={t('resetDoneTitle')} action={back}>
            {t('resetDoneLead')}
          </EmptyState>
        </div>
      </AccountSheet>
    )
  }
  return (
    <AccountSheet title={t('resetTitle')} foot={back}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="l">
          <Heading level={1} size="m">
            {t('resetTitle')}
          </Heading>
          <Text>{t('resetLead')}</Text>
          <RefusalBanner refusal={refusal} />
          {refusal?.kind === 'link over' && <Link href={accountPaths.forgot}>{t('forgotDo')}</Link>}
          <PasswordField
            label={t('passwordNew')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={tried && !isLongEnough(password) ? t('passwordTooShort') : undefined}
          />
          <Button type="submit" tone="accent" size="l" wide busy={isLoading}>
            {t('resetDo')}
          </Button>
        </Stack>
      </form>
    </AccountSheet>
  )
}
