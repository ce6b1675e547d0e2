import { useId, type AriaAttributes } from 'react'
import { useLocale } from '../locale/use-locale'
import { clampFraction } from './clamp-fraction'

export interface ProgressTexts {
  /** The name of the task. */
  readonly label: string
  /** The progress, from 0 to 1; without it, the progress is unknown. */
  readonly value?: number | undefined
  /** The progress as text, such as `Page 3 of 12`; by default a percentage. */
  readonly valueText?: string | undefined
  readonly hideLabel?: boolean | undefined
}

export interface Progress {
  /** For the visible label. */
  readonly labelId: string
  /** Undefined while the progress is unknown. */
  readonly fraction: number | undefined
  readonly percent: string | undefined
  /** For the element with the role. */
  readonly aria: AriaAttributes
}

/** Returns the attributes and texts that every progress indicator shares. */
export function useProgress({ label, value, valueText, hideLabel = false }: ProgressTexts): Progress {
  const labelId = useId()
  const { locale } = useLocale()
  const fraction = value === undefined ? undefined : clampFraction(value)
  const percent =
    fraction === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(fraction)
  return {
    labelId,
    fraction,
    percent,
    aria: {
      'aria-label': hideLabel ? label : undefined,
      'aria-labelledby': hideLabel ? undefined : labelId,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': fraction === undefined ? undefined : Math.round(fraction * 100),
      'aria-valuetext': valueText ?? percent,
    },
  }
}
