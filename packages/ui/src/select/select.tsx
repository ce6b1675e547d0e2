import { useId } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldTexts } from '../field/field-frame'
import * as styles from '../field/field.css'
import { Icon } from '../icon'
import { ChevronDown } from '../icon/icons'
import type { NativeProps } from '../native-props'
import type { FieldSize } from '../text-field'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
  /** The language of the label, when it differs from the interface's. */
  readonly lang?: string | undefined
}

export const selectLooks = ['field', 'quiet'] as const
export type SelectLook = (typeof selectLooks)[number]

export interface SelectProps<Value extends string>
  extends FieldTexts, Omit<NativeProps<'select'>, 'onChange' | 'value' | 'size' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly size?: FieldSize | undefined
  /** `field` in forms; `quiet`, a pill around the chosen option, in bars. */
  readonly look?: SelectLook | undefined
}

/** Chooses one of a few options with the native select, which every phone and screen reader supports. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  value,
  onChange,
  size = 'm',
  look = 'field',
  ...native
}: SelectProps<Value>) {
  const ownId = useId()
  const id = native.id ?? ownId
  const texts: FieldTexts = { label, hideLabel, hint, error, optional }
  return (
    <FieldFrame controlId={id} {...texts}>
      <span className={styles.chooser}>
        <select
          dir="auto"
          {...native}
          id={id}
          value={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, texts)}
          className={`${styles.input({ size, look })} ${styles.choosing}`}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              lang={option.lang}
              className={styles.option}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size="s" />
        </span>
      </span>
    </FieldFrame>
  )
}
