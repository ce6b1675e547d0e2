import { voiceRanges } from '@lectern/core/book'
import type { VoiceSettings } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import {
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Skeleton,
  SliderField,
  Stack,
  Text,
  useLocale,
  useTranslate,
  VisuallyHidden,
} from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { describePrice } from './describe-price'
import { listModelLanguages } from './list-model-languages'
import { listUsableSettings } from './list-usable-settings'
import type { Model } from './model'

export interface SettingsPanelProps {
  readonly models: readonly Model[]
  /** The models are loading: the name of the chosen one is unknown. */
  readonly loading?: boolean | undefined
  readonly modelId: string
  readonly settings: Required<VoiceSettings>
  readonly disabled: boolean
  readonly onModel: (modelId: string) => void
  readonly onSettings: (settings: Required<VoiceSettings>) => void
}

/** The current model, a dialog with all models, and the sliders of the voice. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { models, loading = false, modelId, settings, disabled, onModel, onSettings } = props
  const t = useTranslate(audioEditorMessages)
  const common = useTranslate()
  const { locale } = useLocale()
  const [choosing, setChoosing] = useState(false)
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' })
  const model = models.find((candidate) => candidate.model_id === modelId)
  const texts: Record<keyof VoiceSettings, { label: string; ends: readonly [string, string] }> = {
    speed: { label: t('settingSpeed'), ends: [t('settingSlower'), t('settingFaster')] },
    stability: { label: t('settingStability'), ends: [t('settingLively'), t('settingSteady')] },
    similarity_boost: { label: t('settingSimilarity'), ends: [t('settingLow'), t('settingHigh')] },
    style: { label: t('settingStyle'), ends: [t('settingLow'), t('settingHigh')] },
  }
  const slider = (name: keyof VoiceSettings) => (
    <SliderField
      key={name}
      {...texts[name]}
      min={voiceRanges[name].minimum}
      max={voiceRanges[name].maximum}
      step={voiceRanges[name].step}
      value={settings[name]}
      disabled={disabled}
      onChange={(value) => onSettings({ ...settings, [name]: value })}
    />
  )
  return (
    <Stack gap="l">
      <Inline justify="between" wrap={false}>
        <Stack gap="none">
          <Text size="s" tone="muted">
            {t('modelLabel')}
          </Text>
          {loading ? (
            <div aria-busy>
              <Skeleton />
              <VisuallyHidden>{common('loading')}</VisuallyHidden>
            </div>
          ) : (
            <Text weight="medium">{model?.name ?? modelId}</Text>
          )}
        </Stack>
        <Button size="s" disabled={disabled || models.length === 0} onClick={() => setChoosing(true)}>
          {t('modelChange')}
        </Button>
      </Inline>
      {listUsableSettings(model).map((name) => slider(name))}
      <Dialog open={choosing} onOpenChange={setChoosing} size="l" title={t('modelTitle')}>
        <Grid columns="card" gap="m">
          {models.map((candidate) => {
            const price = describePrice(candidate.price_modifier)
            const { shown, moreCount } = listModelLanguages(candidate.languages)
            return (
              <Card key={candidate.model_id} level="raised" selected={candidate.model_id === modelId}>
                <Stack gap="s">
                  <Heading level={3} size="s">
                    {candidate.name}
                  </Heading>
                  <Text size="s" tone="muted">
                    {candidate.description}
                  </Text>
                  <Inline gap="xs">
                    {shown.map((language) => (
                      <Badge key={language.language_id}>{language.name}</Badge>
                    ))}
                    {moreCount > 0 && <Badge>{t('modelMoreLanguages', { count: moreCount })}</Badge>}
                    {price !== null && (
                      <Badge tone={price.kind === 'cheaper' ? 'success' : 'warning'}>
                        {price.kind === 'cheaper'
                          ? t('modelCheaper', { percent: percentFormat.format(price.percent / 100) })
                          : t('modelDearer', { percent: percentFormat.format(price.percent / 100) })}
                      </Badge>
                    )}
                  </Inline>
                  <Button
                    size="s"
                    tone={candidate.model_id === modelId ? 'plain' : 'accent'}
                    onClick={() => {
                      onModel(candidate.model_id)
                      setChoosing(false)
                    }}
                  >
                    {candidate.model_id === modelId ? t('modelCurrent') : t('modelUse', { name: candidate.name })}
                  </Button>
                </Stack>
              </Card>
            )
          })}
        </Grid>
      </Dialog>
    </Stack>
  )
}
