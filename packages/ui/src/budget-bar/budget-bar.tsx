import { useId, type ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { CircleAlert, CircleCheck, TriangleAlert } from '../icon/icons'
import { clampShare } from '../progress-bar/clamp-share'
import * as styles from './budget-bar.css'

/** How far a budget is used up. Who knows the budget decides where a band begins. */
export const budgetBarBands = ['ok', 'near', 'spent'] as const
export type BudgetBarBand = (typeof budgetBarBands)[number]

export interface BudgetBarProps {
  /** What is budgeted, such as `Characters this month`. */
  readonly label: string
  /** How much of it is used, 0 to 1; more is drawn as full. */
  readonly share: number
  /** The amounts in words, such as `800 of 1,000`. */
  readonly amount: string
  readonly band: BudgetBarBand
  /** The band in words, such as `running low`: its colour never stands alone. */
  readonly state: string
  /** Shares at which a band begins, notched into the bar for the eye. */
  readonly marks?: readonly number[] | undefined
  /** Notes below it: when it begins again, that it could not be loaded. */
  readonly children?: ReactNode
}

const drawings: Readonly<Record<BudgetBarBand, IconDrawing>> = {
  ok: CircleCheck,
  near: TriangleAlert,
  spent: CircleAlert,
}

/** How much of something that ends is used up. */
export function BudgetBar({ label, share, amount, band, state, marks = [], children }: BudgetBarProps) {
  const id = useId()
  const used = clampShare(share)
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span aria-hidden className={styles.amount}>
          {amount}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(used * 100)}
        aria-valuetext={`${amount}, ${state}`}
        data-band={band}
        className={styles.meter}
      >
        <div className={`${styles.fill} ${styles.band[band]}`} style={{ inlineSize: `${used * 100}%` }} />
        {marks.map((mark) => (
          <div key={mark} className={styles.mark} style={{ insetInlineStart: `${mark * 100}%` }} />
        ))}
      </div>
      <div className={styles.foot}>
        <span aria-hidden className={`${styles.state} ${styles.stateBand[band]}`}>
          <Icon of={drawings[band]} size="s" />
          {state}
        </span>
        {children !== undefined && <div className={styles.note}>{children}</div>}
      </div>
    </div>
  )
}
