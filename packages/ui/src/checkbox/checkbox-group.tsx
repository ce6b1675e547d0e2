import { useId } from 'react'
import type { FieldTexts } from '../field/field-frame'
import { GroupFrame } from '../field/group-frame'
import * as styles from '../field/group.css'
import { Checkbox } from './checkbox'
import { toggleValue } from './toggle-value'

export interface CheckboxGroupOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface CheckboxGroupProps<Value extends string> extends FieldTexts {
  readonly options: readonly CheckboxGroupOption<Value>[]
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
  /** Adds a checkbox with this label that ticks all others. */
  readonly allLabel?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Chooses any number of a few options. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  allLabel,
  disabled,
  ...texts
}: CheckboxGroupProps<Value>) {
  const id = useId()
  const offered = options.map((option) => option.value)
  const free = options.filter((option) => !option.disabled)
  const ticked = free.filter((option) => value.includes(option.value)).length
  const isInvalid = texts.error === undefined ? undefined : true
  const tickAll = (checked: boolean) => {
    const changed = new Set(free.map((option) => option.value))
    onChange(offered.filter((each) => (changed.has(each) ? checked : value.includes(each))))
  }
  const boxes = options.map((option) => (
    <Checkbox
      key={option.value}
      label={option.label}
      hint={option.hint}
      disabled={option.disabled}
      aria-invalid={isInvalid}
      checked={value.includes(option.value)}
      onChange={(checked) => onChange(toggleValue(offered, value, option.value, checked))}
    />
  ))
  return (
    <GroupFrame groupId={id} disabled={disabled} {...texts}>
      {allLabel !== undefined && (
        <Checkbox
          label={allLabel}
          aria-invalid={isInvalid}
          checked={ticked === 0 ? false : ticked === free.length ? true : 'mixed'}
          onChange={tickAll}
        />
      )}
      <div className={allLabel === undefined ? styles.choices : styles.inner}>{boxes}</div>
    </GroupFrame>
  )
}
