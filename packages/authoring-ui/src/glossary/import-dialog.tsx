import { quizApi, type WordImportReport } from '@lectern/api-client/quiz'
import { useRetry } from '@lectern/api-client/retry'
import { glossaryEditorMessages } from '@lectern/messages'
import { Banner, Button, describePassingCause, FileDrop, Stack, Text, useToast, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { ImportReport } from './import-report'
import { readReason } from './use-delete-word'

/** Imports words from a spreadsheet after showing what each row does. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate(glossaryEditorMessages)
  const notify = useToast()
  const [file, setFile] = useState<File | null>(null)
  const [isWrongFile, setWrongFile] = useState(false)
  const [checkRows, check] = quizApi.useImportWordsMutation()
  const [writeRows, write] = quizApi.useImportWordsMutation()
  const report = check.data
  // Words that were added meanwhile may have changed what the rows do.
  const written = write.data?.written === false ? write.data : null
  const shown = written ?? report

  const choose = (chosen: File) => {
    setWrongFile(false)
    setFile(chosen)
    write.reset()
    void checkRows({ dryRun: 'true', body: { file: [chosen] } })
  }
  const importAll = async () => {
    if (file === null) return
    const { data } = await writeRows({ dryRun: 'false', body: { file: [file] } })
    if (data?.written !== true) return
    notify({ tone: 'success', message: t('glossaryImported', { count: data.newDefinitions }) })
    onClose()
  }
  const retryCheck = useRetry({
    error: check.error,
    isTrying: check.isLoading,
    tryAgain: () => file !== null && choose(file),
  })
  const retryWrite = useRetry({ error: write.error, isTrying: write.isLoading, tryAgain: importAll })
  const retry = write.error === undefined ? retryCheck : retryWrite
  const error = write.error ?? check.error
  const reason = retry.cause === null ? readReason(error) : describePassingCause(t, retry.cause)
  const isBusy = check.isLoading || write.isLoading
  return (
    <Dialog
      open
      size="l"
      title={t('glossaryImportTitle')}
      description={t('glossaryImportLead')}
      onOpenChange={(next) => !next && !write.isLoading && onClose()}
      actions={
        <>
          <Button tone="quiet" disabled={write.isLoading} onClick={onClose}>
            {t('cancel')}
          </Button>
          {error !== undefined && !isBusy && <Button onClick={retry.retryNow}>{t('retryNow')}</Button>}
          {shown !== undefined && (
            <Button
              tone="accent"
              busy={write.isLoading}
              disabled={isBusy || !isReady(shown)}
              onClick={() => void importAll()}
            >
              {t('glossaryImportConfirm', { count: shown.newDefinitions })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="l">
        <FileDrop
          label={t('glossaryImportFile')}
          hint={t('glossaryImportFileHint')}
          accept=".xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          compact={file !== null}
          busy={check.isLoading}
          busyLabel={t('glossaryImportReading')}
          disabled={write.isLoading}
          error={isWrongFile ? t('glossaryImportWrongFile') : undefined}
          onFiles={([chosen]) => chosen !== undefined && choose(chosen)}
          onRejected={() => setWrongFile(true)}
        />
        {file !== null && (
          <Text size="s" tone="muted">
            <bdi>{file.name}</bdi>
          </Text>
        )}
        {error !== undefined && !isBusy && (
          <Banner tone={retry.cause === null ? 'critical' : 'warning'}>
            {t(write.error === undefined ? 'glossaryImportFailed' : 'glossaryImportWriteFailed', { reason })}
          </Banner>
        )}
        {shown !== undefined && !check.isLoading && check.error === undefined && <ImportReport report={shown} />}
      </Stack>
    </Dialog>
  )
}

function isReady({ errors, newDefinitions }: WordImportReport): boolean {
  return errors === 0 && newDefinitions > 0
}
