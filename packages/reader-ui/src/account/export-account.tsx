import { readerAccountMessages } from '@lectern/messages'
import { Button, Heading, Stack, Text, useToast, useTranslate } from '@lectern/ui'
import { Download } from '@lectern/ui/icons'
import { useState } from 'react'
import type { AccountCalls } from './account-calls'
import { describeFailure } from './describe-failure'

/** Downloads everything that the server stores about the account. */
export function ExportAccount({ calls }: { readonly calls: AccountCalls }) {
  const t = useTranslate(readerAccountMessages)
  const showToast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const result = await calls.exportData()
    setBusy(false)
    if (!result.ok) {
      showToast({ tone: 'critical', message: describeFailure(t, result.failure) })
      return
    }
    const href = URL.createObjectURL(result.value)
    const link = Object.assign(document.createElement('a'), { href, download: 'lectern-account.json' })
    link.click()
    URL.revokeObjectURL(href)
    showToast({ tone: 'success', message: t('accountExportDone') })
  }
  return (
    <Stack gap="m">
      <Heading level={3}>{t('accountExportTitle')}</Heading>
      <Text tone="muted">{t('accountExportLead')}</Text>
      <div>
        <Button icon={Download} busy={isBusy} onClick={() => void download()}>
          {t('accountExportDo')}
        </Button>
      </div>
    </Stack>
  )
}
