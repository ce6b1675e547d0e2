import { useId } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './choice-group.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** Shows the drawing alone and keeps the label for screen readers. */
  readonly hideLabel?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export interface ChoiceGroupProps<Value extends string> {
  /** What is chosen. */
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean | undefined
}

/** One of two to five, all in sight: tools, views, themes. A group of radio buttons, so the arrow keys move in it. */
export function ChoiceGroup<Value extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onChange,
  disabled = false,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={hideLabel ? styles.legend : styles.shownLegend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} title={choice.hideLabel ? choice.label : undefined}>
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
