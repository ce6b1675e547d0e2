import { waveformMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import { Banner } from '../banner'
import { Button } from '../button'
import { useTranslate } from '../locale/use-translate'
import { ProgressBar } from '../progress-bar'
import { usePeaks, type LoadPeaks } from './use-peaks'
import type { WaveformPeaks } from './waveform-types'
import * as styles from './waveform.css'

export type { LoadPeaks }

export interface LoadedWaveformProps {
  readonly audioUrl: string
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly loadPeaks: LoadPeaks
  readonly children: (peaks: WaveformPeaks) => ReactNode
}

/** Renders what is drawn on the outline of a narration once that is loaded, and until then its progress or its failure. */
export function LoadedWaveform({ children, ...options }: LoadedWaveformProps) {
  const t = useTranslate(waveformMessages)
  const { state, retry } = usePeaks(options)
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
      return children(state.peaks)
  }
}
