import { fieldMessages } from '@lectern/messages'
import { useId } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import { holdEscape } from '../field/hold-escape'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { MessageIcon } from '../field/field-message'
import * as fieldStyles from '../field/field.css'
import { TriangleAlert } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import type { FieldSize } from '../text-field'
import { defaultAccent } from '../theme/constant-table'
import * as styles from './color-field.css'
import { ColorPicker, type ColorPreset } from './color-picker'
import { measureFaintness, wantedContrast } from './measure-faintness'
import { readColor } from './read-color'
import { useColorDraft } from './use-color-draft'

export interface ColorFieldProps extends FieldTexts {
  /** `#rrggbb` */
  readonly value: string
  /** Called with every valid colour that is typed or picked, as `#RRGGBB`. */
  readonly onChange: (value: string) => void
  readonly presets?: readonly ColorPreset[] | undefined
  /** The background colour: the field warns when the contrast is too low. */
  readonly ground?: string | undefined
  readonly size?: FieldSize | undefined
  readonly disabled?: boolean | undefined
}

/** Chooses a colour by typing or picking. */
export function ColorField({
  value,
  onChange,
  presets = [],
  ground,
  size = 'm',
  disabled = false,
  ...given
}: ColorFieldProps) {
  const t = useTranslate(fieldMessages)
  const id = useId()
  const current = readColor(value) ?? value
  const draft = useColorDraft(current, onChange)
  const faulty = draft.faultyText
  const texts: FieldTexts = {
    ...given,
    error: faulty === null ? given.error : t('colorInvalid', { text: faulty.toUpperCase(), example: defaultAccent }),
  }
  const faintness = ground === undefined ? null : measureFaintness(value, ground)
  const warningId = `${id}-warning`
  const described = [describedBy(id, texts), faintness === null ? undefined : warningId].filter(
    (part) => part !== undefined,
  )

  return (
    <FieldFrame controlId={id} {...texts}>
      <div className={styles.field}>
        <InputBox
          size={size}
          before={
            <ColorPicker
              label={given.label}
              value={current}
              onPick={draft.pick}
              presets={presets}
              disabled={disabled}
            />
          }
        >
          <input
            {...holdEscape(draft.text !== null)}
            id={id}
            type="text"
            dir="ltr"
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            value={draft.text ?? current}
            aria-invalid={texts.error === undefined ? undefined : true}
            aria-describedby={described.join(' ') || undefined}
            className={`${boxStyles.bare} ${styles.text}`}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={draft.settle}
            onKeyDown={draft.pressKey}
          />
        </InputBox>
      </div>
      {faintness !== null && (
        <div id={warningId} className={`${fieldStyles.message} ${styles.warning}`}>
          <MessageIcon of={TriangleAlert} />
          {t('colorFaint', { ratio: faintness, wanted: wantedContrast })}
        </div>
      )}
    </FieldFrame>
  )
}
