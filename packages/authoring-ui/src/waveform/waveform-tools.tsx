import { waveformMessages } from '@lectern/messages'
import { ToolbarButton, ToolbarSeparator, useTranslate } from '@lectern/ui'
import { Gauge, Link2, Magnet, Play, Repeat, StepForward } from '@lectern/ui/icons'

export interface WaveformChoices {
  readonly isLooped: boolean
  readonly isHalfSpeed: boolean
  readonly snaps: boolean
  readonly isLinked: boolean
}

export interface WaveformToolsProps {
  readonly hasWord: boolean
  readonly choices: WaveformChoices
  readonly onChoose: (choices: WaveformChoices) => void
  readonly onPlayWord: () => void
  readonly onPlayFrom: () => void
}

/** Tools that play a word of the waveform, and choose how its edges move. */
export function WaveformTools({ hasWord, choices, onChoose, onPlayWord, onPlayFrom }: WaveformToolsProps) {
  const t = useTranslate(waveformMessages)
  const { isLooped, isHalfSpeed, snaps, isLinked } = choices
  return (
    <>
      <ToolbarButton label={t('waveformPlayWord')} icon={Play} hideLabel disabled={!hasWord} onPress={onPlayWord} />
      <ToolbarButton
        label={t('waveformPlayFrom')}
        icon={StepForward}
        hideLabel
        disabled={!hasWord}
        onPress={onPlayFrom}
      />
      <ToolbarButton
        label={t('waveformLoop')}
        icon={Repeat}
        hideLabel
        pressed={isLooped}
        onPress={() => onChoose({ ...choices, isLooped: !isLooped })}
      />
      <ToolbarButton
        label={t('waveformHalfSpeed')}
        icon={Gauge}
        hideLabel
        pressed={isHalfSpeed}
        onPress={() => onChoose({ ...choices, isHalfSpeed: !isHalfSpeed })}
      />
      <ToolbarSeparator />
      <ToolbarButton
        label={t('waveformSnap')}
        icon={Magnet}
        hideLabel
        pressed={snaps}
        onPress={() => onChoose({ ...choices, snaps: !snaps })}
      />
      <ToolbarButton
        label={t('waveformLinked')}
        icon={Link2}
        hideLabel
        pressed={isLinked}
        onPress={() => onChoose({ ...choices, isLinked: !isLinked })}
      />
    </>
  )
}
