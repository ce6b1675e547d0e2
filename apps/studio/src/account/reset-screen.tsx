import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { EmptyState, Link, useTranslate } from '@lectern/ui'
import { Check } from '@lectern/ui/icons'
import { useState } from 'react'
import { useStudio } from '../app/studio-context'
import { signInPathname } from '@lectern/api-client/session'
import { NewPasswordField } from './account-fields'
import { AccountForm } from './account-form'
import { accountPaths } from './account-paths'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { isLongEnough } from './check-fields'
import { useAccountForm } from './use-account-form'

/** Sets a new password with the mailed link. */
export function ResetScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const [reset, { isLoading, isSuccess }] = publishingApi.useResetPasswordMutation()
  const [password, setPassword] = useState('')
  const form = useAccountForm({
    isComplete: mailedToken !== null && isLongEnough(password),
    async send() {
      if (mailedToken === null) return
      await reset({ body: { token: mailedToken, password } }).unwrap()
      // The server has ended every session of the account, this browser's included.
      session.signedOut()
    },
  })
  if (mailedToken === null) return <BrokenLink action={{ href: accountPaths.forgot, label: t('forgotDo') }} />

  const back = <Link href={signInPathname}>{t('backToSignIn')}</Link>
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
    <AccountSheet title={t('resetTitle')} footer={back}>
      <AccountForm
        form={form}
        title={t('resetTitle')}
        lead={t('resetLead')}
        busy={isLoading}
        submitLabel={t('resetDo')}
      >
        {form.refusal?.kind === 'link-expired' && <Link href={accountPaths.forgot}>{t('forgotDo')}</Link>}
        <NewPasswordField value={password} onChange={setPassword} tried={form.tried} />
      </AccountForm>
    </AccountSheet>
  )
}
