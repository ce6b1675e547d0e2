import { marksEditorMessages } from '@lectern/messages'
import { ChoiceGroup, markIconNames, markIcons, useTranslate, type MarkIconName } from '@lectern/ui'
import { Sparkles } from '@lectern/ui/icons'

export interface IconFieldProps {
  /** Name of the chosen icon, which may be another client's; null for the usual one, undefined for a picture instead. */
  readonly icon: string | null | undefined
  /** Called with null for the usual icon. */
  readonly onChange: (icon: MarkIconName | null) => void
}

const iconLabels = {
  info: 'iconInfo',
  idea: 'iconIdea',
  question: 'iconQuestion',
  star: 'iconStar',
  heart: 'iconHeart',
  look: 'iconLook',
  hand: 'iconHand',
  speech: 'iconSpeech',
  book: 'iconBook',
  pencil: 'iconPencil',
  picture: 'iconPicture',
  video: 'iconVideo',
  play: 'iconPlay',
  sound: 'iconSound',
  listen: 'iconListen',
  music: 'iconMusic',
  world: 'iconWorld',
} as const satisfies Readonly<Record<MarkIconName, string>>

const usual = 'usual'

/** Chooses the icon of a mark among those of the reader. */
export function IconField({ icon, onChange }: IconFieldProps) {
  const t = useTranslate(marksEditorMessages)
  const chosen = icon === null ? usual : (icon ?? '')
  return (
    <ChoiceGroup<string>
      label={t('lookIcon')}
      size="s"
      value={chosen}
      choices={[
        { value: usual, label: t('lookUsual'), icon: Sparkles, hideLabel: true },
        ...markIconNames.map((name) => ({
          value: name,
          label: t(iconLabels[name]),
          icon: markIcons[name],
          hideLabel: true,
        })),
      ]}
      onChange={(value) => onChange(markIconNames.find((name) => name === value) ?? null)}
    />
  )
}
