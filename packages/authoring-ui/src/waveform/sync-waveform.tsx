import { waveformMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Text, useTranslate } from '@lectern/ui'
import type { RefObject } from 'react'
import type { PlayerControls, Playhead } from '../chapter-player'
import { EditedWaveform } from './edited-waveform'
import * as styles from './sync-waveform.css'
import { waveformId } from './waveform-id'
import { usePeaks } from './use-peaks'

export interface SyncWaveformProps {
  /** The narration; null while there is none. */
  readonly audioUrl: string | null
  readonly renewTrack: () => Promise<string | null>
  readonly player: RefObject<PlayerControls | null>
  readonly playhead: Playhead
}

/** The waveform of the narration with the times of the words, or what is missing for it. */
export function SyncWaveform({ audioUrl, ...rest }: SyncWaveformProps) {
  const t = useTranslate(waveformMessages)
  return (
    <div id={waveformId} className={styles.box}>
      {audioUrl === null ? (
        <div className={styles.note}>
          <Text size="s">{t('waveformNoNarration')}</Text>
        </div>
      ) : (
        <LoadedWaveform {...rest} audioUrl={audioUrl} />
      )}
    </div>
  )
}

function LoadedWaveform({ audioUrl, renewTrack, player, playhead }: SyncWaveformProps & { readonly audioUrl: string }) {
  const t = useTranslate(waveformMessages)
  const { state, retry } = usePeaks({ audioUrl, renewTrack })
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.note}>
          <ProgressBar label={t('waveformLoading')} {...(state.fraction === null ? {} : { value: state.fraction })} />
        </div>
      )
    case 'failed':
      return (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={retry}>
              {t('waveformRetry')}
            </Button>
          }
        >
          {t(state.reason === 'unreachable' ? 'waveformUnreachable' : 'waveformUnreadable')}
        </Banner>
      )
    case 'ready':
      return <EditedWaveform peaks={state.peaks} player={player} playhead={playhead} />
  }
}
