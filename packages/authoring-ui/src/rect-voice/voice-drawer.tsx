import { voiceDefaults, voiceRanges } from '@lectern/core/book'
import type { VoiceSettings } from '@lectern/core/text'
import { pageToolMessages } from '@lectern/messages'
import { Button, NumberField, Select, SliderField, Stack, Switch, Text, useTranslate } from '@lectern/ui'
import { Drawer } from '@lectern/ui/dialogs'
import { useContext, useEffect, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { changeToPlaced } from '../editor/rect-changes'
import { readOverride, writeOverride, type SpeechOverride } from './speech-override'
import { VoiceChoicesContext } from './voice-choices'

export interface VoiceDrawerProps {
  readonly editor: Editor
  /** The selected words in reading order. */
  readonly placed: readonly PlacedRect[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const sliders = [
  ['speed', 'voiceSpeed'],
  ['stability', 'voiceStability'],
  ['similarity_boost', 'voiceSimilarity'],
] as const

/** The longest pause after a word, in seconds. */
const longestPause = 10

/** Voice, settings and pause of the selected words, applied as one undo step. */
export function VoiceDrawer({ editor, placed, open, onOpenChange }: VoiceDrawerProps) {
  const t = useTranslate(pageToolMessages)
  const { voices, onWanted } = useContext(VoiceChoicesContext)
  const [override, setOverride] = useState<SpeechOverride>(() => readOverride(placed.map(({ rect }) => rect)))
  useEffect(onWanted, [onWanted])

  const { voiceId, voiceSettings, pauseAfter } = override
  const change = (part: Partial<SpeechOverride>) => setOverride({ ...override, ...part })
  const settings: Required<VoiceSettings> = { ...voiceDefaults, ...voiceSettings }
  const apply = (next: SpeechOverride) => {
    const rects = writeOverride(
      placed.map(({ rect }) => rect),
      next,
    )
    const after = placed.map((each, index) => ({ ...each, rect: rects[index] ?? each.rect }))
    editor.perform('voice', changeToPlaced(editor.document, after))
    onOpenChange(false)
  }
  const isKnown = voiceId === null || voices.some((voice) => voice.voiceId === voiceId)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('voiceTitle')}
      description={placed.flatMap(({ rect: { word } }) => (word === undefined ? [] : [word])).join(' ')}
      actions={
        <>
          <Button tone="quiet" onClick={() => apply({ voiceId: null, voiceSettings: null, pauseAfter: null })}>
            {t('voiceReset')}
          </Button>
          <Button tone="accent" onClick={() => apply(override)}>
            {t('voiceApply')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Select
          label={t('voiceVoice')}
          value={voiceId ?? ''}
          options={[
            { value: '', label: t('voiceOfChapter') },
            ...(isKnown ? [] : [{ value: voiceId, label: voiceId }]),
            ...voices.map((voice) => ({ value: voice.voiceId, label: voice.name })),
          ]}
          onChange={(next) => change({ voiceId: next === '' ? null : next })}
        />
        {voices.length === 0 && (
          <Text size="s" tone="muted">
            {t('voiceNone')}
          </Text>
        )}
        <Switch
          label={t('voiceOwnSettings')}
          hint={t('voiceOwnSettingsHint')}
          checked={voiceSettings !== null}
          onChange={(own) => change({ voiceSettings: own ? { ...voiceDefaults } : null })}
        />
        {voiceSettings !== null &&
          sliders.map(([name, label]) => (
            <SliderField
              key={name}
              label={t(label)}
              min={voiceRanges[name].minimum}
              max={voiceRanges[name].maximum}
              step={voiceRanges[name].step}
              value={settings[name]}
              onChange={(value) => change({ voiceSettings: { ...settings, [name]: value } })}
            />
          ))}
        <NumberField
          label={t('voicePause')}
          hint={t('voicePauseHint')}
          unit="s"
          min={0}
          max={longestPause}
          step={0.1}
          value={pauseAfter}
          onChange={(value) => change({ pauseAfter: value === 0 ? null : value })}
          onClear={() => change({ pauseAfter: null })}
        />
      </Stack>
    </Drawer>
  )
}
