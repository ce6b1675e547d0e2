import { useId, type ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from '../icon/icons'
import * as bar from '../progress-bar/bar.css'
import { clampFraction } from '../progress-bar/clamp-fraction'
import * as styles from './budget-bar.css'

/** The used fraction of a budget; `unknown` draws no fraction. The caller decides where a band begins. */
export const budgetBarBands = ['ok', 'near', 'spent', 'over', 'unknown'] as const
export type BudgetBarBand = (typeof budgetBarBands)[number]

export interface BudgetBarProps {
  /** The thing that is limited, such as `Characters this month`. */
  readonly label: string
  /** The used fraction, 0 to 1; more is drawn as full. */
  readonly fraction: number
  /** The amounts as text, such as `800 of 1,000`. Leave it out while they are unknown. */
  readonly amount?: string | undefined
  readonly band: BudgetBarBand
  /** The band as text, such as `Running low`: colour alone is not enough. */
  readonly state: string
  /** Shares at which a band begins, shown as notches. Screen readers do not hear them. */
  readonly marks?: readonly number[] | undefined
  /** Notes below it: when the budget resets, or that it could not be loaded. */
  readonly children?: ReactNode
}

const drawings: Readonly<Record<BudgetBarBand, IconDrawing>> = {
  ok: CircleCheck,
  near: TriangleAlert,
  spent: CircleAlert,
  over: CircleAlert,
  unknown: CircleHelp,
}

/** Shows how much of a limited budget is used. */
export function BudgetBar({ label, fraction, amount, band, state, marks = [], children }: BudgetBarProps) {
  const id = useId()
  const used = clampFraction(fraction)
  const announced = amount === undefined ? state : `${amount}, ${state}`
  return (
    <div className={bar.box}>
      <div className={styles.line}>
        <span id={id} className={bar.label}>
          {label}
        </span>
        {amount !== undefined && (
          <span aria-hidden className={bar.amount}>
            {amount}
          </span>
        )}
      </div>
      {band === 'unknown' ? (
        // A meter must have a value.
        <div role="img" aria-label={`${label}: ${announced}`} data-band={band} className={styles.unknown} />
      ) : (
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(used * 100)}
          aria-valuetext={announced}
          data-band={band}
          className={styles.meter}
        >
          <div className={`${bar.fill} ${styles.band[band]}`} style={{ inlineSize: `${used * 100}%` }} />
          {marks.map((mark) => (
            <div key={mark} className={styles.mark} style={{ insetInlineStart: `${mark * 100}%` }} />
          ))}
        </div>
      )}
      <div className={styles.footer}>
        <span aria-hidden className={`${styles.state} ${styles.stateBand[band]}`}>
          <Icon of={drawings[band]} size="s" />
          {state}
        </span>
        {children !== undefined && <div className={styles.note}>{children}</div>}
      </div>
    </div>
  )
}
