import type { AutoplayStart } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { NumberField, Select, useTranslate } from '@lectern/ui'
import { lacksOrder, pageStart } from '../marks/start-times'

export interface StartFieldsProps {
  readonly languageName: string
  /** Null if the trigger does not open automatically in the language. */
  readonly start: AutoplayStart | null
  readonly onChange: (start: AutoplayStart | null) => void
}

const kinds = ['never', 'page', 'time'] as const
type Kind = (typeof kinds)[number]

const kindLabels = { never: 'startNever', page: 'startPage', time: 'startTime' } as const

/** The time at which a trigger opens automatically in one language. */
export function StartFields({ languageName, start, onChange }: StartFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const kind: Kind = start === null ? 'never' : start.value < 0 ? 'page' : 'time'
  const choose = (next: Kind) => {
    if (next === kind) return
    if (next === 'never') onChange(null)
    else onChange(next === 'page' ? { value: pageStart, orderIndex: 0 } : { value: 0, orderIndex: undefined })
  }
  return (
    <>
      <Select
        label={t('startLabel', { language: languageName })}
        size="s"
        value={kind}
        options={kinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
        onChange={choose}
      />
      {start !== null && kind === 'page' && (
        <NumberField
          label={t('startOrder')}
          hint={t('startOrderHint')}
          error={lacksOrder(start) ? t('startOrderNeeded') : undefined}
          size="s"
          min={0}
          value={start.orderIndex ?? null}
          onChange={(orderIndex) => onChange({ ...start, orderIndex })}
          onClear={() => onChange({ ...start, orderIndex: undefined })}
        />
      )}
      {start !== null && kind === 'time' && (
        <NumberField
          label={t('startSeconds')}
          size="s"
          min={0}
          step={0.1}
          unit="s"
          value={start.value}
          onChange={(value) => onChange({ ...start, value })}
        />
      )}
    </>
  )
}
