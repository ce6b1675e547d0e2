import { useId } from 'react'
import { ChoiceRow } from '../field/choice-row'
import { describedBy } from '../field/described-by'
import type { FieldTexts } from '../field/field-frame'
import { GroupFrame } from '../field/group-frame'
import * as groupStyles from '../field/group.css'
import * as styles from './radio-group.css'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  readonly options: readonly RadioOption<Value>[]
  /** `null` while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean | undefined
}

/** Chooses one of a few options, each with room for a description. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <GroupFrame groupId={id} role="radiogroup" disabled={disabled} {...texts}>
      <div className={groupStyles.choices}>
        {options.map((option, position) => {
          const optionId = `${id}-${position}`
          return (
            <ChoiceRow key={option.value} controlId={optionId} label={option.label} hint={option.hint}>
              <input
                id={optionId}
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                data-invalid={texts.error === undefined ? undefined : ''}
                aria-describedby={describedBy(optionId, option)}
                className={styles.ring}
                onChange={() => onChange(option.value)}
              />
            </ChoiceRow>
          )
        })}
      </div>
    </GroupFrame>
  )
}
