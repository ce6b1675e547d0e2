import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages, studioMessages } from '@lectern/messages'
import { Button, Heading, Link, Stack, Text, TextField, useTranslate } from '@lectern/ui'
import { useState, type FormEvent } from 'react'
import { loginPathname } from '../sign-in/login-path'
import { AccountSheet } from './account-sheet'
import { isEmailAddress } from './judge-fields'
import { MailSent } from './mail-sent'
import { readRefusal, type Refusal } from './read-refusal'
import { RefusalBanner } from './refusal-banner'

/** Asks for the link that sets a new password. */
export function ForgotScreen() {
  const t = useTranslate(accountMessages)
  const studio = useTranslate(studioMessages)
  const [forgotPassword, { isLoading }] = publishingApi.useForgotPasswordMutation()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (!isEmailAddress(email)) return
    try {
      await forgotPassword({ body: { email: email.trim() } }).unwrap()
      setSentTo(email.trim())
    } catch (error) {
      setRefusal(readRefusal(error))
    }
  }

  return (
    <AccountSheet title={t('forgotTitle')} foot={<Link href={loginPathname}>{t('backToSignIn')}</Link>}>
      {sentTo !== null ? (
        <MailSent text={t('mailSentForgot', { email: sentTo })} onAgain={() => setSentTo(null)} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="l">
            <Heading level={1} size="m">
              {t('forgotTitle')}
            </Heading>
            <Text>{t('forgotLead')}</Text>
            <RefusalBanner refusal={refusal} />
            <TextField
              type="email"
              label={studio('signInEmail')}
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={tried && !isEmailAddress(email) ? t('accountEmailNeeded') : undefined}
            />
            <Button type="submit" tone="accent" size="l" wide busy={isLoading}>
              {t('forgotDo')}
            </Button>
          </Stack>
        </form>
      )}
    </AccountSheet>
  )
}
