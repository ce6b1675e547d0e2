import { useId, type CSSProperties } from 'react'
import type { NativeProps } from '../native-props'
import { VisuallyHidden } from '../visually-hidden'
import { shareProperty } from './share-property'
import * as styles from './slider.css'

export interface SliderProps extends Omit<
  NativeProps<'input'>,
  'onChange' | 'value' | 'type' | 'min' | 'max' | 'step' | 'size'
> {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
  /** Formats the value as text; by default the plain number. */
  readonly format?: ((value: number) => string) | undefined
  /** The meaning of the two limits. */
  readonly ends?: readonly [start: string, end: string] | undefined
  /** Values marked with a notch, such as the pages of a narration. Screen readers do not hear them. */
  readonly ticks?: readonly number[] | undefined
}

type ShareStyle = CSSProperties & Readonly<Record<typeof shareProperty, number>>

/** A value between two limits, set by pointer or arrow keys. */
export function Slider({
  label,
  hideLabel = false,
  min,
  max,
  step,
  value,
  onChange,
  format = String,
  ends,
  ticks = [],
  ...native
}: SliderProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const at = (position: number): ShareStyle => ({ [shareProperty]: max > min ? (position - min) / (max - min) : 0 })
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  )
  return (
    <div className={styles.box}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.line}>
          {labelElement}
          <output htmlFor={id} className={styles.value}>
            {format(value)}
          </output>
        </div>
      )}
      <div className={styles.field} style={at(value)}>
        <input
          {...native}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          className={styles.slider}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {ticks.map((position) => (
          <span key={position} aria-hidden className={styles.tick} style={at(position)} />
        ))}
      </div>
      {ends && (
        <div aria-hidden className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}
