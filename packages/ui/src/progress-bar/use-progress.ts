import { useId, type AriaAttributes } from 'react'
import { useLocale } from '../locale/use-locale'
import { clampShare } from './clamp-share'

export interface ProgressWords {
  /** The work in progress. */
  readonly label: string
  /** How far it is, from 0 to 1; without it there is only shown that something moves. */
  readonly value?: number | undefined
  /** The progress as text, such as `Page 3 of 12`; by default a percentage. */
  readonly valueText?: string | undefined
  readonly hideLabel?: boolean | undefined
}

export interface Progress {
  /** For the shown label. */
  readonly labelId: string
  /** Unknown while there is no value. */
  readonly share: number | undefined
  readonly percent: string | undefined
  /** For what is drawn. */
  readonly aria: AriaAttributes
}

/** What is told of a progress, whatever it is drawn as. */
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
