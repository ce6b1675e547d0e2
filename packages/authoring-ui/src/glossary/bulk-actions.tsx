import type { Word } from '@lectern/api-client/quiz'
import { glossaryEditorMessages } from '@lectern/messages'
import { Button, ProgressBar, Stack, useTranslate } from '@lectern/ui'
import { ConfirmDialog, Dialog } from '@lectern/ui/dialogs'
import { Languages, Trash2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'
import * as styles from './glossary-editor.css'
import { LanguageField } from './language-field'
import type { BulkRun, BulkWords } from './use-bulk-words'
import { readReason } from './use-delete-word'

export interface BulkActionsProps {
  readonly words: readonly Word[]
  readonly bulk: BulkWords
  /** Called when the words have been handed over. */
  readonly onStart: () => void
}

/** The buttons that change all selected words, with their questions. */
export function BulkActions({ words, bulk, onStart }: BulkActionsProps) {
  const t = useTranslate(glossaryEditorMessages)
  const [asking, setAsking] = useState<'delete' | 'language' | null>(null)
  const [lang, setLang] = useState<string | null>(null)
  const count = words.length
  const close = () => setAsking(null)
  const start = (change: () => Promise<void>) => {
    close()
    onStart()
    void change()
  }
  return (
    <>
      <Button size="s" icon={Languages} onClick={() => setAsking('language')}>
        {t('glossaryBulkLanguage')}
      </Button>
      <Button size="s" icon={Trash2} onClick={() => setAsking('delete')}>
        {t('glossaryBulkDelete')}
      </Button>
      <ConfirmDialog
        open={asking === 'delete'}
        losing
        title={t('glossaryBulkDeleteTitle', { count })}
        confirmLabel={t('glossaryBulkDelete')}
        onConfirm={() => start(() => bulk.deleteWords(words))}
        onCancel={close}
      >
        {t('glossaryBulkDeleteLead')}
      </ConfirmDialog>
      <FormDialog
        open={asking === 'language'}
        title={t('glossaryBulkLanguageTitle', { count })}
        description={t('glossaryBulkLanguageLead')}
        submitLabel={t('glossaryBulkLanguage')}
        busy={false}
        ready={lang !== null}
        onSubmit={() => {
          if (lang !== null) start(() => bulk.changeLanguage(words, lang))
        }}
        onClose={close}
      >
        <LanguageField label={t('glossaryLanguage')} value={lang} onChange={setLang} />
      </FormDialog>
    </>
  )
}

/** Shows how far a change of many words has come, and afterwards the words that failed. */
export function BulkProgress({ bulk }: { readonly bulk: BulkWords }) {
  const t = useTranslate(glossaryEditorMessages)
  const { run } = bulk
  if (run === null) return null
  if (run.kind === 'running') {
    const { done, total, label } = run
    return (
      <Dialog
        open
        size="s"
        title={label}
        onOpenChange={() => bulk.stop()}
        actions={<Button onClick={bulk.stop}>{t('glossaryBulkStop')}</Button>}
      >
        <ProgressBar
          label={label}
          hideLabel
          value={done / total}
          valueText={t('glossaryBulkProgress', { done, total })}
        />
      </Dialog>
    )
  }
  return <BulkFailures run={run} onClose={bulk.close} />
}

interface BulkFailuresProps {
  readonly run: Extract<BulkRun, { kind: 'failed' }>
  readonly onClose: () => void
}

function BulkFailures({ run, onClose }: BulkFailuresProps) {
  const t = useTranslate(glossaryEditorMessages)
  const { failures, retry } = run
  return (
    <Dialog
      open
      title={t('glossaryBulkFailed', { count: failures.length })}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button tone="accent" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <Stack gap="s" as="ul">
        {failures.map(({ item, error }) => (
          <li key={item.id} className={styles.failure}>
            <bdi lang={item.lang}>{item.word}</bdi>
            <span dir="auto">{error === null ? t('glossaryBulkStopped') : readReason(error)}</span>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
