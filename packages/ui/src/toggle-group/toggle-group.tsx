import { ToggleGroup as Primitive } from 'radix-ui'
import type { Choice } from '../choice-group'
import { Tooltip } from '../tooltip'
import { dressToggle } from './dress-toggle'
import * as styles from './toggle-group.css'

export const toggleSizes = ['s', 'm'] as const
export type ToggleSize = (typeof toggleSizes)[number]

interface ToggleGroupBase<Value extends string> {
  /** What the toggles are about. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly size?: ToggleSize | undefined
  readonly disabled?: boolean | undefined
}

/** One is on, or none: pressing the one that is on switches it off. */
export interface SingleToggleGroupProps<Value extends string> extends ToggleGroupBase<Value> {
  readonly kind?: 'single' | undefined
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

/** Each is on or off by itself. */
export interface MultipleToggleGroupProps<Value extends string> extends ToggleGroupBase<Value> {
  readonly kind: 'multiple'
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

export type ToggleGroupProps<Value extends string> = SingleToggleGroupProps<Value> | MultipleToggleGroupProps<Value>

/** Buttons that belong together and stay pressed. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, choices, size = 'm', disabled = false } = props
  const common = { 'aria-label': label, disabled, className: styles.group }
  const items = choices.map((choice) => {
    const toggle = <Primitive.Item key={choice.value} {...dressToggle(choice, size)} />
    return choice.hideLabel ? (
      <Tooltip key={choice.value} text={choice.label}>
        {toggle}
      </Tooltip>
    ) : (
      toggle
    )
  })
  if (props.kind === 'multiple') {
    return (
      <Primitive.Root
        {...common}
        type="multiple"
        value={[...props.value]}
        onValueChange={(on) => props.onChange(valuesOf(choices, on))}
      >
        {items}
      </Primitive.Root>
    )
  }
  return (
    <Primitive.Root
      {...common}
      type="single"
      value={props.value ?? ''}
      onValueChange={(on) => props.onChange(valuesOf(choices, [on])[0] ?? null)}
    >
      {items}
    </Primitive.Root>
  )
}

function valuesOf<Value extends string>(choices: readonly Choice<Value>[], on: readonly string[]): readonly Value[] {
  return choices.map((choice) => choice.value).filter((value) => on.includes(value))
}
