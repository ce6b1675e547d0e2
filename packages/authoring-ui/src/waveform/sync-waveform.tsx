import { waveformMessages } from '@lectern/messages'
import { Text, useTranslate } from '@lectern/ui'
import { LoadedWaveform, type LoadPeaks } from '@lectern/ui/waveform'
import type { RefObject } from 'react'
import type { PlayerControls, Playhead } from '../chapter-player'
import { EditedWaveform } from './edited-waveform'
import * as styles from './sync-waveform.css'
import { waveformId } from './waveform-id'

export interface SyncWaveformProps {
  /** The narration; null while there is none. */
  readonly audioUrl: string | null
  readonly renewTrack: () => Promise<string | null>
  readonly player: RefObject<PlayerControls | null>
  readonly playhead: Playhead
}

/** The waveform of the narration with the times of the words, or what is missing for it. */
export function SyncWaveform({ audioUrl, renewTrack, player, playhead }: SyncWaveformProps) {
  const t = useTranslate(waveformMessages)
  return (
    <div id={waveformId} className={styles.box}>
      {audioUrl === null ? (
        <div className={styles.note}>
          <Text size="s">{t('waveformNoNarration')}</Text>
        </div>
      ) : (
        <LoadedWaveform audioUrl={audioUrl} renewTrack={renewTrack} loadPeaks={loadPeaks}>
          {(peaks) => <EditedWaveform peaks={peaks} player={player} playhead={playhead} />}
        </LoadedWaveform>
      )}
    </div>
  )
}

/** Loaded with the first waveform: it decodes sound. */
const loadPeaks: LoadPeaks = async (options) => (await import('@lectern/media/browser')).loadPeaks(options)
