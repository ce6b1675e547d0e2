import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Banner, Link, Text, useTranslate } from '@lectern/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStudio } from '../app/studio-context'
import { signInPathname } from '@lectern/api-client/session'
import { NameField, NewPasswordField } from './account-fields'
import { AccountForm } from './account-form'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { isLongEnough } from './check-fields'
import { useAccountForm } from './use-account-form'

/** Accepts the invitation to be an author of a book. People without an account choose a name and a password here. */
export function InvitationScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const navigate = useNavigate()
  const [accept, { isLoading }] = publishingApi.useAcceptInvitationMutation()
  /** Set when the server has asked for a password; fields show no errors before the next attempt. */
  const [isNew, setIsNew] = useState<'asked' | 'tried' | false>(false)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useAccountForm({
    isComplete: mailedToken !== null && (isNew === false || (name.trim() !== '' && isLongEnough(password))),
    async send() {
      if (mailedToken === null) return
      const account = isNew === false ? {} : { name: name.trim(), password }
      session.signedIn(await accept({ body: { token: mailedToken, ...account } }).unwrap())
      void navigate('/studio/', { replace: true })
    },
    onRefused(refusal) {
      // Only the server knows whether the address has an account; it asks for a password if there is none.
      const asksForPassword = isNew === false && refusal.kind === 'field' && refusal.field === 'password'
      if (asksForPassword) setIsNew('asked')
      return asksForPassword
    },
  })
  const isOver = form.refusal?.kind === 'link-expired'
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOver) heading.current?.focus()
  }, [isOver])
  if (mailedToken === null) return <BrokenLink />
  const submit: typeof form.submit = (event) => {
    if (isNew === 'asked') setIsNew('tried')
    form.submit(event)
  }
  const fieldsTried = isNew === 'tried'
  return (
    <AccountSheet title={t('invitationTitle')} footer={<Link href={signInPathname}>{t('backToSignIn')}</Link>}>
      <AccountForm
        form={{ ...form, submit }}
        title={t('invitationTitle')}
        lead={isOver ? undefined : t('invitationLead')}
        headingRef={heading}
        busy={isLoading}
        submitLabel={isOver ? null : t('invitationDo')}
      >
        {isOver && <Text>{t('invitationOver')}</Text>}
        {isNew !== false && !isOver && (
          <>
            <Banner tone="info">{t('invitationNew')}</Banner>
            <NameField value={name} onChange={setName} tried={fieldsTried} />
            <NewPasswordField value={password} onChange={setPassword} tried={fieldsTried} />
          </>
        )}
      </AccountForm>
    </AccountSheet>
  )
}
