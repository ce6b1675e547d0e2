import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import * as styles from './banner.css'

export const bannerTones = ['info', 'success', 'warning', 'critical'] as const
export type BannerTone = (typeof bannerTones)[number]

const drawings: Readonly<Record<BannerTone, IconDrawing>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
}

export interface BannerProps {
  readonly tone?: BannerTone | undefined
  readonly title?: string | undefined
  readonly children?: ReactNode
  /** Buttons or links that solve the problem. */
  readonly action?: ReactNode
  readonly onDismiss?: (() => void) | undefined
}

/** A message about the whole screen that stays until it no longer applies. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const t = useTranslate()
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
      className={`${styles.box} ${styles.tone[tone]}`}
    >
      <span className={styles.sign}>
        <Icon of={drawings[tone]} />
      </span>
      <div className={styles.text}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton icon={X} label={t('close')} size="s" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
