import { readerSettingsMessages } from '@lectern/messages'
import { ColorField, markerColors, Stack, Switch, useTranslate } from '@lectern/ui'

export interface OwnColorProps {
  readonly switchLabel: string
  readonly label: string
  /** Empty: the book decides. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Chooses a colour, or leaves it to the book. */
export function OwnColor({ switchLabel, label, value, onChange }: OwnColorProps) {
  const t = useTranslate(readerSettingsMessages)
  return (
    <Stack gap="s">
      <Switch
        label={switchLabel}
        hint={t('settingsColorHint')}
        checked={value !== ''}
        onChange={(isOwn) => onChange(isOwn ? markerColors[0].color : '')}
      />
      {value !== '' && (
        <ColorField
          label={label}
          value={value}
          onChange={onChange}
          presets={markerColors.map(({ name, color }) => ({ value: color, label: t(`markerColor_${name}`) }))}
        />
      )}
    </Stack>
  )
}
