import { useId, type AriaAttributes } from 'react'
import { useLocale } from '../locale/use-locale'
import { clampShare } from './clamp-share'

export interface ProgressWords {
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
  readonly share: number | undefined
  readonly percent: string | undefined
  /** For the drawing. */
  readonly aria: AriaAttributes
}

/** Returns the attributes and texts that every drawing of a progress shares. */
export function useProgress({ label, value, valueText, hideLabel = false }: ProgressWords): Progress {
  const labelId = useId()
  const { locale } = useLocale()
  const share = value === undefined ? undefined : clampShare(value)
  const percent =
    share === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  return {
    labelId,
    share,
    percent,
    aria: {
      'aria-label': hideLabel ? label : undefined,
      'aria-labelledby': hideLabel ? undefined : labelId,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': share === undefined ? undefined : Math.round(share * 100),
      'aria-valuetext': valueText ?? percent,
    },
  }
}
