import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages, studioMessages } from '@lectern/messages'
import { Button, Heading, Link, PasswordField, Stack, TextField, useTranslate } from '@lectern/ui'
import { useState, type FormEvent } from 'react'
import { loginPathname } from '../sign-in/login-path'
import { AccountSheet } from './account-sheet'
import { isEmailAddress, isLongEnough } from './judge-fields'
import { MailSent } from './mail-sent'
import { readRefusal, type Refusal } from './read-refusal'
import { RefusalBanner } from './refusal-banner'

/** Asks for an account; it is made when the mailed link is followed. */
export function SignUpScreen() {
  const t = useTranslate(accountMessages)
  const studio = useTranslate(studioMessages)
  const [signUp, { isLoading }] = publishingApi.useSignUpMutation()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(null)
    if (name.trim() === '' || !isEmailAddress(email) || !isLongEnough(password)) return
    try {
      await signUp({ signUp: { name: name.trim(), email: email.trim(), password } }).unwrap()
      setSentTo(email.trim())
    } catch (error) {
      setRefusal(readRefusal(error))
    }
  }

  return (
    <AccountSheet
      title={t('signUpTitle')}
      lead={sentTo === null ? t('signUpLead') : undefined}
      foot={
        <>
          {t('signUpHave')} <Link href={loginPathname}>{studio('signIn')}</Link>
        </>
      }
    >
      {sentTo !== null ? (
        <MailSent text={t('mailSentSignUp', { email: sentTo })} onAgain={() => setSentTo(null)} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="l">
            <Heading level={1} size="m">
              {t('signUpTitle')}
            </Heading>
            <RefusalBanner refusal={refusal} />
            <TextField
              label={t('accountName')}
              autoComplete="name"
              value={name}
              onChange={setName}
              error={tried && name.trim() === '' ? t('accountNameNeeded') : undefined}
            />
            <TextField
              type="email"
              label={studio('signInEmail')}
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={tried && !isEmailAddress(email) ? t('accountEmailNeeded') : undefined}
            />
            <PasswordField
              label={t('passwordNew')}
              hint={t('passwordHint')}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              error={tried && !isLongEnough(password) ? t('passwordTooShort') : undefined}
            />
            <Button type="submit" tone="accent" size="l" wide busy={isLoading}>
              {t('signUpDo')}
            </Button>
          </Stack>
        </form>
      )}
    </AccountSheet>
  )
}
