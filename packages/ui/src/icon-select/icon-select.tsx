import { Icon, type IconDrawing } from '../icon'
import { Tooltip } from '../tooltip'
import * as styles from './icon-select.css'

export interface IconSelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The language of the label, when it differs from the interface's. */
  readonly lang?: string | undefined
}

export interface IconSelectProps<Value extends string> {
  /** The name of the setting, for screen readers and at the start of the tooltip. */
  readonly label: string
  readonly icon: IconDrawing
  readonly options: readonly IconSelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Chooses one of a few options in the space of an icon, with the native select. */
export function IconSelect<Value extends string>({ label, icon, options, value, onChange }: IconSelectProps<Value>) {
  const current = options.find((option) => option.value === value)?.label ?? value
  return (
    <Tooltip text={`${label}: ${current}`}>
      <span className={styles.box}>
        <Icon of={icon} />
        <select
          aria-label={label}
          value={value}
          className={styles.list}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Tooltip>
  )
}
