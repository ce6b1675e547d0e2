import { useId } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { useEqualColumns } from './use-equal-columns'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './choice-group.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** Shows the icon only and keeps the label for screen readers. */
  readonly hideLabel?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export const choiceSizes = ['s', 'm'] as const
export type ChoiceSize = (typeof choiceSizes)[number]

export interface ChoiceGroupProps<Value extends string> {
  /** The name of the group. */
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** As high as buttons of that size. */
  readonly size?: ChoiceSize | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Chooses one of two to five visible options: tools, views, themes. It is a group of radio buttons, so the arrow keys
 * move in it.
 */
export function ChoiceGroup<Value extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
  size = 'm',
  disabled = false,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  const row = useEqualColumns<HTMLDivElement>()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLabel ? styles.legend : styles.shownLegend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div ref={row} className={styles.row}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${styles.choice} ${styles.size[size]}`}
            title={choice.hideLabel ? choice.label : undefined}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              className={styles.radio}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon && <Icon of={choice.icon} size="s" />}
            {choice.hideLabel ? <VisuallyHidden>{choice.label}</VisuallyHidden> : choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
