import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, FileDrop, ProgressBar, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { FileAudio } from '@lectern/ui/icons'
import { useState } from 'react'
import type { TrackPlayer } from '../listening/use-track-player'
import { AlignmentReportView } from './alignment-report-view'
import { describeImportFailure, needsOtherFile } from './describe-import-failure'
import { ChosenFilesView } from './chosen-files'
import type { ImportStage, ImportWork, RecordingSource } from './import-work'
import { useChosenFiles } from './use-chosen-files'

export interface ImportDialogProps {
  readonly open: boolean
  readonly work: ImportWork
  /** The recording replaces a narration. */
  readonly replacesNarration: boolean
  readonly player: TrackPlayer
  readonly onClose: () => void
  /** Numbers of the pages that are spoken, in order. */
  readonly pageNumbers: readonly number[]
  readonly onImport: (source: RecordingSource, recordingName: string) => void
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
  const chosen = useChosenFiles(props.pageNumbers)
  const [rejected, setRejected] = useState<string | null>(null)
  const chooseAgain = () => {
    chosen.clear()
    onDismiss()
  }
  const use = () => {
    const { source, name } = chosen.toSource()
    props.onImport(source, name)
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
    ) : work.kind === 'idle' && chosen.files.length > 0 ? (
      <>
        <Button onClick={chooseAgain}>{t('importOther')}</Button>
        <Button tone="accent" disabled={chosen.files.length > 1 && chosen.matched.matches.length === 0} onClick={use}>
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
        {work.kind === 'idle' && chosen.files.length === 0 && (
          <FileDrop
            label={t('importFile')}
            invitation={t('importDrop')}
            hint={t('importFormats')}
            accept={ACCEPTED}
            multiple
            icon={FileAudio}
            error={rejected === null ? undefined : t('importRejected', { name: rejected })}
            onFiles={(files) => {
              setRejected(null)
              chosen.choose(files)
            }}
            onRejected={([file]) => file !== undefined && setRejected(file.name)}
          />
        )}
        {work.kind === 'idle' && chosen.files.length > 0 && (
          <>
            <ChosenFilesView chosen={chosen} />
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
        {work.kind === 'failed' && <Banner tone="critical">{describeImportFailure(t, work.failure)}</Banner>}
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
