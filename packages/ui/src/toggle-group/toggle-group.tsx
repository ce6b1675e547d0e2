import { ToggleGroup as Primitive } from 'radix-ui'
import { useId } from 'react'
import type { Choice } from '../choice-group'
import { Tooltip } from '../tooltip'
import { toggleProps } from './toggle-props'
import * as styles from './toggle-group.css'
import { useEqualColumns } from '../choice-group/use-equal-columns'

export const toggleSizes = ['s', 'm'] as const
export type ToggleSize = (typeof toggleSizes)[number]

interface ToggleGroupBase<Value extends string> {
  /** The label of the group, shown above it. */
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly choices: readonly Choice<Value>[]
  readonly size?: ToggleSize | undefined
  readonly disabled?: boolean | undefined
}

/** At most one is on; pressing it again switches it off. */
export interface SingleToggleGroupProps<Value extends string> extends ToggleGroupBase<Value> {
  readonly kind?: 'single' | undefined
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

/** Each is on or off independently. */
export interface MultipleToggleGroupProps<Value extends string> extends ToggleGroupBase<Value> {
  readonly kind: 'multiple'
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

export type ToggleGroupProps<Value extends string> = SingleToggleGroupProps<Value> | MultipleToggleGroupProps<Value>

/** Buttons that stay pressed. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, hideLabel = false, choices, size = 'm', disabled = false } = props
  const labelId = useId()
  const row = useEqualColumns<HTMLDivElement>()
  const items = choices.map((choice) => {
    const toggle = <Primitive.Item key={choice.value} {...toggleProps(choice, size, 'toggledOn')} />
    return choice.hideLabel ? (
      <Tooltip key={choice.value} text={choice.label}>
        {toggle}
      </Tooltip>
    ) : (
      toggle
    )
  })
  const on = props.kind === 'multiple' ? props.value : props.value === null ? [] : [props.value]
  const emitChange = (pressed: readonly string[]) => {
    const values = choices.map((choice) => choice.value).filter((value) => pressed.includes(value))
    if (props.kind === 'multiple') props.onChange(values)
    // Radix reports that the previous one went off when another is pressed.
    else props.onChange(values.find((value) => value !== props.value) ?? null)
  }
  const group = (
    <Primitive.Root
      ref={row}
      // Radix would render single toggles as radio buttons, which cannot be switched off.
      type="multiple"
      role="group"
      aria-label={hideLabel ? label : undefined}
      aria-labelledby={hideLabel ? undefined : labelId}
      disabled={disabled}
      className={styles.group}
      value={[...on]}
      onValueChange={emitChange}
    >
      {items}
    </Primitive.Root>
  )
  if (hideLabel) return group
  return (
    <div className={styles.labelled}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {group}
    </div>
  )
}
