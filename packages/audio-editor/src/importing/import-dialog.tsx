import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, FileDrop, ProgressBar, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { FileAudio } from '@lectern/ui/icons'
import { useState } from 'react'
import type { TrackPlayer } from '../listening/use-track-player'
import { AlignmentReportView } from './alignment-report-view'
import { describeImportFailure, needsOtherFile } from './describe-import-failure'
import type { ImportStage, ImportWork } from './import-work'

export interface ImportDialogProps {
  readonly open: boolean
  readonly work: ImportWork
  /** The recording replaces a narration. */
  readonly replacesNarration: boolean
  readonly player: TrackPlayer
  readonly onClose: () => void
  readonly onImport: (file: File) => void
  readonly onRetry: () => void
  /** The author has read the report, or gives up after a failure. */
  readonly onDismiss: () => void
}

/** Formats that browsers decode; the file's content decides. */
const ACCEPTED = 'audio/*,.mp3,.m4a,.wav,.flac,.ogg,.opus,.aac'

/** Imports a recording as the chapter's narration: the choice of a file, the progress, then the report of its alignment. */
export function ImportDialog(props: ImportDialogProps) {
  const { open, work, replacesNarration, player, onClose, onDismiss } = props
  const t = useTranslate(audioEditorMessages)
  const [chosen, setChosen] = useState<File | null>(null)
  const [rejected, setRejected] = useState<string | null>(null)
  const chooseAgain = () => {
    setChosen(null)
    onDismiss()
  }
  const close = () => {
    setRejected(null)
    if (work.kind === 'imported') chooseAgain()
    onClose()
  }
  const actions =
    work.kind === 'failed' ? (
      <>
        <Button onClick={chooseAgain}>{t('importOther')}</Button>
        {!needsOtherFile(work.failure) && (
          <Button tone="accent" onClick={props.onRetry}>
            {t('retry')}
          </Button>
        )}
      </>
    ) : work.kind === 'imported' ? (
      <Button tone="accent" onClick={close}>
        {t('importDone')}
      </Button>
    ) : work.kind === 'idle' && chosen !== null ? (
      <>
        <Button onClick={chooseAgain}>{t('importOther')}</Button>
        <Button tone="accent" onClick={() => props.onImport(chosen)}>
          {t('importUse')}
        </Button>
      </>
    ) : undefined
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('importTitle')}
      description={work.kind === 'idle' ? t('importLead') : undefined}
      actions={actions}
    >
      <Stack gap="m">
        {work.kind === 'idle' && chosen === null && (
          <FileDrop
            label={t('importFile')}
            invitation={t('importDrop')}
            hint={t('importFormats')}
            accept={ACCEPTED}
            icon={FileAudio}
            error={rejected === null ? undefined : t('importRejected', { name: rejected })}
            onFiles={([file]) => {
              setRejected(null)
              if (file !== undefined) setChosen(file)
            }}
            onRejected={([file]) => file !== undefined && setRejected(file.name)}
          />
        )}
        {work.kind === 'idle' && chosen !== null && (
          <>
            <Text>
              <strong>{chosen.name}</strong>
            </Text>
            {replacesNarration && <Banner tone="warning">{t('importReplaces')}</Banner>}
          </>
        )}
        {work.kind === 'importing' && (
          <>
            <ImportProgress stage={work.recording.stage} />
            <Text size="s" tone="muted">
              {t('importGoesOn')}
            </Text>
          </>
        )}
        {work.kind === 'failed' && (
          <Banner tone="critical">{describeImportFailure(t, work.failure, work.recording.recordingName)}</Banner>
        )}
        {work.kind === 'imported' && (
          <AlignmentReportView recordingName={work.recordingName} report={work.report} player={player} />
        )}
      </Stack>
    </Dialog>
  )
}

const stageTexts = {
  prepare: 'importPreparing',
  upload: 'importUploading',
  name: 'importUploading',
  align: 'trackAligning',
  load: 'trackLoading',
} as const satisfies Record<ImportStage['step'], string>

/** Shows the running step of an import. */
export function ImportProgress({ stage }: { readonly stage: ImportStage }) {
  const t = useTranslate(audioEditorMessages)
  const value = readShare(stage)
  return <ProgressBar label={t(stageTexts[stage.step])} {...(value === null ? {} : { value })} />
}

function readShare(stage: ImportStage): number | null {
  if (stage.step === 'prepare') return stage.share
  return stage.step === 'align' && stage.total > 0 ? stage.done / stage.total : null
}
