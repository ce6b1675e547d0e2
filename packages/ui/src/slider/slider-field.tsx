import { useId } from 'react'
import type { FieldTexts } from '../field/field-frame'
import { GroupFrame } from '../field/group-frame'
import { useLocale } from '../locale/use-locale'
import { NumberField } from '../number-field'
import { formatNumber } from '../number-field/format-number'
import { countDecimals } from '../number-field/step-number'
import { Slider } from './slider'
import * as styles from './slider-field.css'

export interface SliderFieldProps extends FieldTexts {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
  /** The unit, written after the number. */
  readonly unit?: string | undefined
  /** The meaning of the two limits. */
  readonly ends?: readonly [start: string, end: string] | undefined
  readonly disabled?: boolean | undefined
}

/** A number between two limits: roughly by the slider, or exactly by the field beside it. Both share one label. */
export function SliderField({ min, max, step, value, onChange, unit, ends, disabled, ...texts }: SliderFieldProps) {
  const id = useId()
  const { locale } = useLocale()
  const formatWithUnit = (position: number) => {
    const number = formatNumber(position, locale, countDecimals(step))
    return unit === undefined ? number : `${number} ${unit}`
  }
  return (
    <GroupFrame groupId={id} disabled={disabled} {...texts}>
      <div className={styles.row}>
        <div className={styles.slider}>
          <Slider
            label={texts.label}
            hideLabel
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={onChange}
            format={formatWithUnit}
            ends={ends}
          />
        </div>
        <div className={styles.number}>
          <NumberField
            label={texts.label}
            hideLabel
            hideSteppers
            size="s"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={onChange}
            unit={unit}
            aria-invalid={texts.error === undefined ? undefined : true}
          />
        </div>
      </div>
    </GroupFrame>
  )
}
