import type { SessionKeeper } from '@lectern/api-client/session'
import { readerAccountMessages } from '@lectern/messages'
import { Banner, Button, DescriptionList, Dialog, Skeleton, Stack, useTranslate } from '@lectern/ui'
import { useEffect, useMemo, useState } from 'react'
import { openAccountCalls, type AccountDetails, type CallResult } from './account-calls'
import { DeleteAccount } from './delete-account'
import { describeFailure } from './describe-failure'
import { ExportAccount } from './export-account'
import { PasswordForm } from './password-form'

export interface AccountDialogProps {
  readonly session: SessionKeeper
  readonly email: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Shows a reader's account, changes its password, and exports or deletes it. */
export function AccountDialog({ session, email, onClose, onDeleted }: AccountDialogProps) {
  const t = useTranslate(readerAccountMessages)
  const calls = useMemo(() => openAccountCalls(session), [session])
  const [tries, setTries] = useState(1)
  const [loaded, setLoaded] = useState<CallResult<AccountDetails> | null>(null)
  useEffect(() => {
    let isGone = false
    void calls.load().then((result) => {
      if (!isGone) setLoaded(result)
    })
    return () => {
      isGone = true
    }
  }, [calls, tries])
  const retry = () => {
    setLoaded(null)
    setTries(tries + 1)
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('accountTitle')}>
      <Stack gap="xl">
        {loaded === null ? (
          <Skeleton lines={2} />
        ) : loaded.ok ? (
          <DescriptionList
            entries={[
              { term: t('accountNameLabel'), value: loaded.value.name ?? t('accountNameMissing') },
              { term: t('accountEmailLabel'), value: loaded.value.email },
            ]}
          />
        ) : (
          <Banner tone="critical" action={<Button onClick={retry}>{t('retry')}</Button>}>
            {t('accountLoadFailed')} {describeFailure(t, loaded.failure)}
          </Banner>
        )}
        <PasswordForm calls={calls} />
        <ExportAccount calls={calls} />
        <DeleteAccount calls={calls} email={email} onDeleted={onDeleted} />
      </Stack>
    </Dialog>
  )
}
