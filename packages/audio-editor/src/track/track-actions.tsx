import { audioEditorMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { AudioWaveform, FileAudio, RefreshCw } from '@lectern/ui/icons'
import { useState } from 'react'
import { describeTrackFailure } from './describe-track-failure'
import * as styles from './track-actions.css'
import type { ConversionStage, TrackWork } from './track-work'

export interface TrackActionsProps {
  readonly work: TrackWork
  /** The narration is generated, or its track is worked on. */
  readonly busy: boolean
  /** The narration is a WAV file, which can be converted. */
  readonly isWav: boolean
  readonly onConvert: () => void
  readonly onRefresh: () => void
  readonly onAlign: () => void
  /** Repeats the step that failed. */
  readonly onRetry: () => void
}

/** The actions on a chapter's track, their progress, and the step that failed. */
export function TrackActions({ work, busy, isWav, onConvert, onRefresh, onAlign, onRetry }: TrackActionsProps) {
  const t = useTranslate(audioEditorMessages)
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.actions} role="group" aria-label={t('trackTitle')}>
      <TrackProgress work={work} />
      {work.kind === 'failed' && (
        <Banner
          tone="critical"
          action={
            <Button size="s" disabled={busy} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {describeTrackFailure(t, work.action.kind, work.failure)}
        </Banner>
      )}
      {isWav && (
        <Button wide icon={FileAudio} busy={work.kind === 'converting'} disabled={busy} onClick={onConvert}>
          {t('trackConvert')}
        </Button>
      )}
      <div className={styles.others}>
        <Button
          tone="quiet"
          size="s"
          icon={RefreshCw}
          busy={work.kind === 'refreshing'}
          disabled={busy}
          onClick={onRefresh}
        >
          {t('trackRefresh')}
        </Button>
        <Button
          tone="quiet"
          size="s"
          icon={AudioWaveform}
          busy={work.kind === 'aligning'}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          {t('trackAlign')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        dangerous="replace-word-times"
        title={t('trackAlignTitle')}
        confirmLabel={t('trackAlignConfirm')}
        onConfirm={() => {
          setAsking(false)
          onAlign()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('trackAlignLead')}
      </ConfirmDialog>
    </div>
  )
}

const stageTexts = {
  find: 'trackFetching',
  fetch: 'trackFetching',
  encode: 'trackEncoding',
  upload: 'trackUploading',
  name: 'trackNaming',
  load: 'trackLoading',
} as const satisfies Record<ConversionStage['step'], string>

function TrackProgress({ work }: { readonly work: TrackWork }) {
  const t = useTranslate(audioEditorMessages)
  switch (work.kind) {
    case 'converting': {
      const { stage } = work.conversion
      return (
        <ProgressBar label={t(stageTexts[stage.step])} {...(stage.step === 'encode' ? { value: stage.share } : {})} />
      )
    }
    case 'refreshing':
      return <ProgressBar label={t('trackLoading')} />
    case 'aligning':
      return <ProgressBar label={t('trackAligning')} {...(work.total > 0 ? { value: work.done / work.total } : {})} />
    case 'idle':
    case 'failed':
      return null
  }
}
