import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Banner, Button, Heading, Link, PasswordField, Stack, Text, TextField, useTranslate } from '@lectern/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useStudio } from '../app/studio-context'
import { loginPathname } from '../sign-in/login-path'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { isLongEnough } from './judge-fields'
import { readRefusal, type Refusal } from './read-refusal'
import { RefusalBanner } from './refusal-banner'

/** Accepts the invitation to be an author of a book; who has no account chooses name and password on the way. */
export function InvitationScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const navigate = useNavigate()
  const [accept, { isLoading }] = publishingApi.useAcceptInvitationMutation()
  const [isNew, setIsNew] = useState(false)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = refusal?.kind === 'link over'
  // The button that had the focus is gone then.
  useEffect(() => {
    if (isOver) heading.current?.focus()
  }, [isOver])
  if (mailedToken === null) return <BrokenLink />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(isNew)
    setRefusal(null)
    if (isNew && (name.trim() === '' || !isLongEnough(password))) return
    try {
      const account = isNew ? { name: name.trim(), password } : {}
      session.signedIn(await accept({ body: { token: mailedToken, ...account } }).unwrap())
      void navigate('/studio/', { replace: true })
    } catch (error) {
      const why = readRefusal(error)
      // Only the server knows whether the address has an account; it asks for a password when there is none.
      if (why.kind === 'field' && why.field === 'password' && !isNew) setIsNew(true)
      else setRefusal(why)
    }
  }

  return (
    <AccountSheet title={t('invitationTitle')} foot={<Link href={loginPathname}>{t('backToSignIn')}</Link>}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="l">
          <Heading ref={heading} level={1} size="m" tabIndex={-1}>
            {t('invitationTitle')}
          </Heading>
          {!isOver && <Text>{t('invitationLead')}</Text>}
          <RefusalBanner refusal={refusal} />
          {isOver && <Text>{t('invitationOver')}</Text>}
          {isNew && !isOver && (
            <>
              <Banner tone="info">{t('invitationNew')}</Banner>
              <TextField
                label={t('accountName')}
                autoComplete="name"
                value={name}
                onChange={setName}
                error={tried && name.trim() === '' ? t('accountNameNeeded') : undefined}
              />
              <PasswordField
                label={t('passwordNew')}
                hint={t('passwordHint')}
                autoComplete="new-password"
                value={password}
                onChange={setPassword}
                error={tried && !isLongEnough(password) ? t('passwordTooShort') : undefined}
              />
            </>
          )}
          {!isOver && (
            <Button type="submit" tone="accent" size="l" wide busy={isLoading}>
              {t('invitationDo')}
            </Button>
          )}
        </Stack>
      </form>
    </AccountSheet>
  )
}
