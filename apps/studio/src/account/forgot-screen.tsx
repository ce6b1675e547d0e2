import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { signInPathname } from '@lectern/api-client/session'
import { EmailField } from './account-fields'
import { AccountForm } from './account-form'
import { AccountSheet } from './account-sheet'
import { isEmailAddress } from './check-fields'
import { MailSent } from './mail-sent'
import { useAccountForm } from './use-account-form'

/** Asks for the link that sets a new password. */
export function ForgotScreen() {
  const t = useTranslate(accountMessages)
  const [forgotPassword, { isLoading }] = publishingApi.useForgotPasswordMutation()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccountForm({
    isComplete: isEmailAddress(email),
    async send() {
      await forgotPassword({ body: { email: email.trim() } }).unwrap()
      setSentTo(email.trim())
    },
  })
  return (
    <AccountSheet title={t('forgotTitle')} footer={<Link href={signInPathname}>{t('backToSignIn')}</Link>}>
      {sentTo !== null ? (
        <MailSent text={t('mailSentForgot', { email: sentTo })} onAgain={() => setSentTo(null)} />
      ) : (
        <AccountForm
          form={form}
          title={t('forgotTitle')}
          lead={t('forgotLead')}
          busy={isLoading}
          submitLabel={t('forgotDo')}
        >
          <EmailField value={email} onChange={setEmail} tried={form.tried} />
        </AccountForm>
      )}
    </AccountSheet>
  )
}
