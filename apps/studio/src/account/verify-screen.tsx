import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Link, useTranslate } from '@lectern/ui'
import { useStudio } from '../app/studio-context'
import { AccountForm } from './account-form'
import { accountPaths } from './account-paths'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { useAccountForm } from './use-account-form'

/** Creates the account that was asked for. It takes a button, since programs that check mails open every link. */
export function VerifyScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const [verify, { isLoading }] = publishingApi.useVerifySignUpMutation()
  const form = useAccountForm({
    isComplete: mailedToken !== null,
    async send() {
      if (mailedToken === null) return
      session.signedIn(await verify({ body: { token: mailedToken } }).unwrap())
      // New accounts read, and the reader is an application of its own.
      window.location.assign('/')
    },
  })
  if (mailedToken === null) return <BrokenLink action={{ href: accountPaths.signUp, label: t('signUpTitle') }} />
  return (
    <AccountSheet title={t('verifyTitle')}>
      <AccountForm
        form={form}
        title={t('verifyTitle')}
        lead={t('verifyLead')}
        busy={isLoading}
        submitLabel={t('verifyDo')}
      >
        {form.refusal?.kind === 'link-expired' && <Link href={accountPaths.signUp}>{t('signUpTitle')}</Link>}
      </AccountForm>
    </AccountSheet>
  )
}
