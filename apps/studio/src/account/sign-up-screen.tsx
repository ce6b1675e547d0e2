import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages, studioMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { signInPathname } from '@lectern/api-client/session'
import { EmailField, NameField, NewPasswordField } from './account-fields'
import { AccountForm } from './account-form'
import { AccountSheet } from './account-sheet'
import { isEmailAddress, isLongEnough } from './check-fields'
import { MailSent } from './mail-sent'
import { useAccountForm } from './use-account-form'

/** Asks for an account, which is created when the mailed link is opened. */
export function SignUpScreen() {
  const t = useTranslate(accountMessages)
  const studio = useTranslate(studioMessages)
  const [signUp, { isLoading }] = publishingApi.useSignUpMutation()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccountForm({
    isComplete: name.trim() !== '' && isEmailAddress(email) && isLongEnough(password),
    async send() {
      await signUp({ signUp: { name: name.trim(), email: email.trim(), password } }).unwrap()
      setSentTo(email.trim())
    },
  })
  const footer = (
    <>
      {t('signUpHave')} <Link href={signInPathname}>{studio('signIn')}</Link>
    </>
  )
  return (
    <AccountSheet title={t('signUpTitle')} lead={sentTo === null ? t('signUpLead') : undefined} footer={footer}>
      {sentTo !== null ? (
        <MailSent text={t('mailSentSignUp', { email: sentTo })} onAgain={() => setSentTo(null)} />
      ) : (
        <AccountForm form={form} title={t('signUpTitle')} busy={isLoading} submitLabel={t('signUpDo')}>
          <NameField value={name} onChange={setName} tried={form.tried} />
          <EmailField value={email} onChange={setEmail} tried={form.tried} />
          <NewPasswordField value={password} onChange={setPassword} tried={form.tried} />
        </AccountForm>
      )}
    </AccountSheet>
  )
}
