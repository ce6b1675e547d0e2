import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import { FileAudio, Mic } from '@lectern/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useAudioEditor, useAudioEditorState } from '../editor-screen/audio-editor-context'
import { isBusy } from '../editor/is-busy'
import type { PageToAlign } from '../generation/plan-alignment'
import type { TrackPlayer } from '../listening/use-track-player'
import type { TakePlace } from '../recording/take-database'
import { describeImportFailure } from './describe-import-failure'
import type { RecordingSource } from './import-work'

const LateImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }))
const LateProgress = lazy(async () => ({ default: (await import('./import-dialog')).ImportProgress }))

const LateRecordingDialog = lazy(async () => ({
  default: (await import('../recording/recording-dialog')).RecordingDialog,
}))

export interface RecordingEntryProps {
  /** The author's chapter, whose takes are kept on this device. */
  readonly place: TakePlace
  readonly replacesNarration: boolean
  readonly player: TrackPlayer
  /** Lists the text of every page for an alignment. */
  readonly pagesToAlign: () => readonly PageToAlign[]
}

/** The way to a person's voice: the button that opens the import, and its progress while the window is closed. */
export function RecordingEntry({ place, replacesNarration, player, pagesToAlign }: RecordingEntryProps) {
  const t = useTranslate(audioEditorMessages)
  const store = useAudioEditor()
  const work = useAudioEditorState((state) => state.importing)
  const busy = useAudioEditorState(isBusy)
  const [open, setOpen] = useState(false)
  // The text of the pages as it was when the window opened: it cannot be edited behind it.
  const [pages, setPages] = useState<readonly PageToAlign[] | null>(null)
  const importFiles = (source: RecordingSource, recordingName: string) =>
    store.send({ kind: 'import', event: { kind: 'import-requested', source, recordingName, pages: pagesToAlign() } })
  return (
    <>
      {!open && work.kind === 'importing' && (
        <Suspense>
          <LateProgress stage={work.recording.stage} />
        </Suspense>
      )}
      {!open && work.kind === 'failed' && (
        <Banner
          tone="critical"
          action={
            <Button size="s" onClick={() => setOpen(true)}>
              {t('importShow')}
            </Button>
          }
        >
          {describeImportFailure(t, work.failure)}
        </Banner>
      )}
      <Button
        wide
        size="s"
        icon={FileAudio}
        busy={work.kind === 'importing'}
        disabled={busy && work.kind !== 'importing'}
        onClick={() => setOpen(true)}
      >
        {t(work.kind === 'imported' ? 'importShowReport' : 'importOpen')}
      </Button>
      <Button wide size="s" icon={Mic} disabled={busy} onClick={() => setPages(pagesToAlign())}>
        {t('recordOpen')}
      </Button>
      {pages !== null && (
        <Suspense>
          <LateRecordingDialog
            {...place}
            pages={pages}
            replacesNarration={replacesNarration}
            onClose={() => setPages(null)}
            onUse={(recording) => {
              setPages(null)
              importFiles({ files: [{ name: t('recordName'), sound: recording }], startsAt: 0 }, t('recordName'))
              setOpen(true)
            }}
          />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <LateImportDialog
            open
            work={work}
            replacesNarration={replacesNarration}
            player={player}
            onClose={() => setOpen(false)}
            pageNumbers={listSpokenPages(pagesToAlign())}
            onImport={importFiles}
            onRetry={() => store.send({ kind: 'import', event: { kind: 'import-retried' } })}
            onDismiss={() => store.send({ kind: 'import', event: { kind: 'import-dismissed' } })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Lists the numbers of the pages that have a text. */
function listSpokenPages(pages: readonly PageToAlign[]): number[] {
  return pages.flatMap(({ pageNumber, text }) => (text === null || text.trim() === '' ? [] : [pageNumber]))
}
