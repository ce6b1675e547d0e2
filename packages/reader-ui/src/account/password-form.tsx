import { readerAccountMessages } from '@lectern/messages'
import { Banner, Button, Heading, Stack, Text, TextField, useToast, useTranslate } from '@lectern/ui'
import { useState, type FormEvent } from 'react'
import type { ApiFailure } from '@lectern/api-client/session'
import type { AccountCalls } from './account-calls'
import { describeFailure } from './describe-failure'

const minLetters = 10

/** Changes the password of the account. */
export function PasswordForm({ calls }: { readonly calls: AccountCalls }) {
  const t = useTranslate(readerAccountMessages)
  const showToast = useToast()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const isShort = newPassword.length < minLetters
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (currentPassword === '' || isShort) return
    setBusy(true)
    const result = await calls.changePassword({ currentPassword, newPassword })
    setBusy(false)
    if (!result.ok) {
      setFailure(result.failure)
      return
    }
    setTried(false)
    setCurrent('')
    setNew('')
    showToast({ tone: 'success', message: t('accountPasswordDone') })
  }
  const isWrong = failure?.field === 'currentPassword'
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="m">
        <Heading level={3}>{t('accountPasswordTitle')}</Heading>
        <Text tone="muted">{t('accountPasswordLead')}</Text>
        {failure !== null && !isWrong && <Banner tone="critical">{describeFailure(t, failure)}</Banner>}
        <TextField
          label={t('accountPasswordCurrent')}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={setCurrent}
          error={
            isWrong ? failure.msg : isTried && currentPassword === '' ? t('accountPasswordCurrentNeeded') : undefined
          }
        />
        <TextField
          label={t('accountPasswordNew')}
          type="password"
          autoComplete="new-password"
          hint={t('accountPasswordHint')}
          value={newPassword}
          onChange={setNew}
          error={isTried && isShort ? t('accountPasswordTooShort') : undefined}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t('accountPasswordDo')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
