import type { BookSummary } from '@lectern/api-client/main'
import { sharingMessages, studioMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Stack, Text, TextField, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { useDuplication } from './use-duplication'

export interface DuplicateDialogProps {
  readonly book: BookSummary
  readonly onClose: () => void
  readonly onOpen: (bookId: number) => void
}

/** Duplicates a book: says what the copy has and lacks, and copies chapter after chapter. */
export function DuplicateDialog({ book, onClose, onOpen }: DuplicateDialogProps) {
  const t = useTranslate(sharingMessages)
  const s = useTranslate(studioMessages)
  const duplication = useDuplication(book.id)
  const { isRunning, copyId, done, total, failure } = duplication
  const [title, setTitle] = useState(t('duplicateNameOf', { title: book.title }))
  const isNameless = title.trim() === ''
  const start = async () => {
    const id = await duplication.run(title.trim())
    if (id === null) return
    onClose()
    onOpen(id)
  }
  const close = () => {
    duplication.stop()
    onClose()
  }
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(next) => !next && close()}
      title={t('duplicateTitle', { title: book.title })}
      description={t('duplicateLead')}
      actions={
        <>
          {isRunning ? (
            <Button onClick={duplication.stop}>{t('duplicateStop')}</Button>
          ) : (
            <Button tone="quiet" onClick={close}>
              {s('cancel')}
            </Button>
          )}
          {copyId !== null && !isRunning && (
            <Button
              onClick={() => {
                onClose()
                onOpen(copyId)
              }}
            >
              {t('duplicateOpen')}
            </Button>
          )}
          <Button tone="accent" busy={isRunning} disabled={isNameless} onClick={() => void start()}>
            {copyId === null ? t('duplicateStart') : s('retryNow')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Text size="s">{t('duplicateLeft')}</Text>
        <TextField
          label={t('duplicateName')}
          value={title}
          dir="auto"
          maxLength={300}
          disabled={isRunning || copyId !== null}
          error={isNameless ? t('duplicateNameNeeded') : undefined}
          onChange={setTitle}
        />
        {isRunning && (
          <ProgressBar
            label={t('duplicateRunning')}
            {...(total === 0 ? {} : { value: done / total, valueText: s('workOf', { done, total }) })}
          />
        )}
        {failure !== null && !isRunning && <Banner tone="critical">{t('duplicateFailed', { reason: failure })}</Banner>}
        {copyId !== null && !isRunning && <Text role="status">{t('duplicateUnfinished', { count: done })}</Text>}
      </Stack>
    </Dialog>
  )
}
