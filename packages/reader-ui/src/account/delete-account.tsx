import { readerAccountMessages } from '@lectern/messages'
import { Banner, Button, ConfirmDialog, Heading, Stack, Text, TextField, useTranslate } from '@lectern/ui'
import { Trash2 } from '@lectern/ui/icons'
import { useState } from 'react'
import type { AccountCalls } from './account-calls'
import { describeFailure } from './describe-failure'

export interface DeleteAccountProps {
  readonly calls: AccountCalls
  readonly email: string
  readonly onDeleted: () => void
}

/** Deletes the account once its email was typed. */
export function DeleteAccount({ calls, email, onDeleted }: DeleteAccountProps) {
  const t = useTranslate(readerAccountMessages)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const ask = () => {
    setTyped('')
    setFailed(null)
    setAsking(true)
  }
  const remove = async () => {
    setBusy(true)
    const result = await calls.remove(typed.trim())
    setBusy(false)
    if (result.ok) onDeleted()
    else setFailed(describeFailure(t, result.failure))
  }
  return (
    <Stack gap="m">
      <Heading level={3}>{t('accountDeleteTitle')}</Heading>
      <Text tone="muted">{t('accountDeleteLead')}</Text>
      <div>
        <Button tone="critical" icon={Trash2} onClick={ask}>
          {t('accountDeleteDo')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('accountDeleteAsk')}
        confirmLabel={t('accountDeleteConfirm')}
        dangerous="delete-account"
        incomplete={typed.trim().toLowerCase() !== email.toLowerCase()}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="m">
          <Text>{t('accountDeleteWarning')}</Text>
          {failed !== null && <Banner tone="critical">{failed}</Banner>}
          <TextField
            label={t('accountDeleteType', { email })}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}
