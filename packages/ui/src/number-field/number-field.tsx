import { fieldMessages } from '@lectern/messages'
import { useId } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import { holdEscape, isEscapeHeld } from '../field/hold-escape'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { useLocale } from '../locale/use-locale'
import { useTranslate } from '../locale/use-translate'
import type { NativeProps } from '../native-props'
import type { FieldSize } from '../text-field'
import { formatNumber } from './format-number'
import * as styles from './number-field.css'
import { NumberSteppers } from './number-steppers'
import { countDecimals, snapNumber } from './step-number'
import { useNumberDraft } from './use-number-draft'

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<NativeProps<'input'>, 'onChange' | 'value' | 'size' | 'type' | 'min' | 'max' | 'step' | 'role' | 'inputMode'> {
  /** `null` while the field is empty. */
  readonly value: number | null
  /** Called with every typed number that is within the range and on a step. Others are adjusted when the field is left. */
  readonly onChange: (value: number) => void
  /** Called when the field is emptied. Without it an emptied field returns to its last value. */
  readonly onClear?: (() => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** The unit, written after the number: `px`, `%`. */
  readonly unit?: string | undefined
  readonly size?: FieldSize | undefined
  /** Leaves out the two buttons, for narrow layouts. */
  readonly hideSteppers?: boolean | undefined
}

/** Edits a number by typing or in steps. */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  value,
  onChange,
  onClear,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  size = 'm',
  hideSteppers = false,
  onBlur,
  onKeyDown,
  ...native
}: NumberFieldProps) {
  const t = useTranslate(fieldMessages)
  const { locale } = useLocale()
  const ownId = useId()
  const id = native.id ?? ownId
  const emitChange = (next: number | null) => (next === null ? onClear?.() : onChange(next))
  const draft = useNumberDraft({
    locale,
    value,
    min,
    max,
    step,
    mayBeEmpty: onClear !== undefined,
    onChange: emitChange,
  })
  const example = formatNumber(
    snapNumber(min > 0 ? min : step * 2.5, { min, max, step }),
    locale,
    Math.max(countDecimals(step), 3),
  )
  const ownError = draft.faultyText === null ? undefined : t('numberInvalid', { text: draft.faultyText, example })
  const texts: FieldTexts = { label, hideLabel, hint, error: ownError ?? error, optional }
  const unitId = unit === undefined ? undefined : `${id}-unit`
  const described = [describedBy(id, texts), unitId].filter((part) => part !== undefined)
  const isInactive = native.disabled === true || native.readOnly === true
  return (
    <FieldFrame controlId={id} {...texts}>
      <div className={styles.field}>
        <InputBox
          size={size}
          after={
            <>
              {unit !== undefined && (
                <span id={unitId} className={boxStyles.affix}>
                  {unit}
                </span>
              )}
              {!hideSteppers && (
                <NumberSteppers
                  controlId={id}
                  label={label}
                  canDecrease={!isInactive && (value === null || value > min)}
                  canIncrease={!isInactive && (value === null || value < max)}
                  onStep={draft.step}
                />
              )}
            </>
          }
        >
          <input
            {...native}
            {...holdEscape(draft.holdsEscape)}
            id={id}
            type="text"
            role="spinbutton"
            inputMode={countDecimals(step) > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={draft.text}
            aria-valuenow={value ?? undefined}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-valuetext={unit === undefined || draft.text === '' ? undefined : `${draft.text} ${unit}`}
            aria-invalid={texts.error === undefined ? native['aria-invalid'] : true}
            aria-describedby={described.join(' ') || undefined}
            className={`${unit === undefined ? boxStyles.bare : boxStyles.hugging} ${styles.number}`}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={(event) => {
              draft.settle()
              onBlur?.(event)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              // A held Escape has its default prevented so that dialogs stay open; this field still has to handle it.
              const isHandled = event.defaultPrevented && !(event.key === 'Escape' && isEscapeHeld(event.nativeEvent))
              if (!isInactive && !isHandled) draft.pressKey(event)
            }}
          />
        </InputBox>
      </div>
    </FieldFrame>
  )
}
