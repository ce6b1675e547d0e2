import { waveformMessages } from '@lectern/messages'
import { ToolbarButton, ToolbarSeparator, useTranslate } from '@lectern/ui'
import { AlignLeft, Gauge, Pause, Play, StepForward } from '@lectern/ui/icons'
import type { TrackPlayer } from './use-track-player'

export interface WaveformToolsProps {
  readonly player: TrackPlayer
  /** Sentences lie on the waveform, else words. */
  readonly showsSentences: boolean
  readonly onShowSentences: (shows: boolean) => void
  /** Plays the chosen sentence or word; null while none is chosen. */
  readonly onPlayChosen: (() => void) | null
}

/** Plays from the playhead or what is chosen, at full or half speed, and chooses what lies on the waveform. */
export function WaveformTools({ player, showsSentences, onShowSentences, onPlayChosen }: WaveformToolsProps) {
  const t = useTranslate(waveformMessages)
  const { playing, place, rate } = player
  const isSlow = rate < 1
  return (
    <>
      <ToolbarButton
        label={t(playing === null ? 'waveformPlay' : 'waveformPause')}
        icon={playing === null ? Play : Pause}
        hideLabel
        onPress={() => player.toggle(playing ?? 'rest', { startTime: place.current(), endTime: Infinity })}
      />
      <ToolbarButton
        label={t(showsSentences ? 'waveformPlaySentence' : 'waveformPlayWord')}
        icon={StepForward}
        hideLabel
        disabled={onPlayChosen === null}
        onPress={() => onPlayChosen?.()}
      />
      <ToolbarButton
        label={t('waveformHalfSpeed')}
        icon={Gauge}
        hideLabel
        pressed={isSlow}
        onPress={() => player.setRate(isSlow ? 1 : 0.5)}
      />
      <ToolbarSeparator />
      <ToolbarButton
        label={t('waveformSentences')}
        icon={AlignLeft}
        pressed={showsSentences}
        onPress={() => onShowSentences(!showsSentences)}
      />
    </>
  )
}
