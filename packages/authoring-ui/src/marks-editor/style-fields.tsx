import type { PopupTrigger } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { Select, Slider, Text, useLocale, useTranslate } from '@lectern/ui'
import { changeTrigger } from '../marks/change-mark'
import { cornerKinds, lineKinds, readOwnStyles, writeOwnStyles } from '../marks/own-styles'
import type { MarkEdit } from './mark-edit'

export interface StyleFieldsProps extends Pick<MarkEdit, 'change'> {
  readonly fields: PopupTrigger
}

const cornerLabels = {
  usual: 'lookUsual',
  square: 'cornersSquare',
  rounded: 'cornersRounded',
  round: 'cornersRound',
} as const
const lineLabels = {
  usual: 'lookUsual',
  solid: 'lineSolid',
  dashed: 'lineDashed',
  dotted: 'lineDotted',
  double: 'lineDouble',
  none: 'lineNone',
} as const
/** Fainter triggers could not be seen, and the reader shows none. */
const LEAST_OPACITY = 0.4

/** Corners, border and opacity of a trigger. */
export function StyleFields({ fields, change }: StyleFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const { locale } = useLocale()
  const own = readOwnStyles(fields.styles)
  const write = (chosen: Parameters<typeof writeOwnStyles>[1], continued?: boolean) =>
    change(
      (rect) =>
        rect.mark.kind === 'trigger'
          ? changeTrigger(rect, { styles: writeOwnStyles(rect.mark.fields.styles, chosen) })
          : rect,
      continued,
    )
  if (own === null) {
    return (
      <Text size="s" tone="muted">
        {t('lookForeign')}
      </Text>
    )
  }
  const kept = { value: 'kept', label: t('lookKept') } as const
  return (
    <>
      <Select
        label={t('lookCorners')}
        size="s"
        value={own.corners ?? kept.value}
        options={[
          ...cornerKinds.map((value) => ({ value, label: t(cornerLabels[value]) })),
          ...(own.corners === null ? [kept] : []),
        ]}
        onChange={(corners) => corners !== 'kept' && write({ corners })}
      />
      <Select
        label={t('lookLine')}
        size="s"
        value={own.line ?? kept.value}
        options={[
          ...lineKinds.map((value) => ({ value, label: t(lineLabels[value]) })),
          ...(own.line === null ? [kept] : []),
        ]}
        onChange={(line) => line !== 'kept' && write({ line })}
      />
      <Slider
        label={t('lookOpacity')}
        min={LEAST_OPACITY}
        max={1}
        step={0.05}
        value={Math.max(LEAST_OPACITY, own.opacity)}
        format={(value) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value)}
        onChange={(opacity) => write({ opacity }, true)}
      />
    </>
  )
}
