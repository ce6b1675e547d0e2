import type { UseComboboxGetItemProps } from 'downshift'
import { Icon } from '../icon'
import { Check } from '../icon/icons'
import * as listed from '../surface/listed.css'
import * as styles from './combobox.css'

/** An option of a combobox. */
export interface ComboboxOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A short description below the label. */
  readonly hint?: string | undefined
  /** The heading above the option. Options of one group must follow one another. */
  readonly group?: string | undefined
  /** Other names that people search for. */
  readonly keywords?: readonly string[] | undefined
  readonly disabled?: boolean | undefined
  /** The language of the label, when it differs from the interface's. */
  readonly lang?: string | undefined
}

interface ComboboxRowProps {
  readonly option: ComboboxOption<string>
  readonly index: number
  /** The number of options, drawn or not. */
  readonly count: number
  readonly isHighlighted: boolean
  readonly isChosen: boolean
  readonly getItemProps: UseComboboxGetItemProps<ComboboxOption<string>>
}

/** Draws one option of the list. */
export function ComboboxRow({ option, index, count, isHighlighted, isChosen, getItemProps }: ComboboxRowProps) {
  return (
    <div
      {...getItemProps({ item: option, index })}
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-highlighted={isHighlighted ? '' : undefined}
      className={styles.option}
    >
      <span className={listed.text} lang={option.lang}>
        {option.label}
        {option.hint !== undefined && <span className={styles.optionHint}>{option.hint}</span>}
      </span>
      <span className={styles.check}>{isChosen && <Icon of={Check} size="s" />}</span>
    </div>
  )
}
