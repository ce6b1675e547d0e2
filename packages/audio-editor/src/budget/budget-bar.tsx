import { budgetBandPercent } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { BudgetBar as Bar, useLocale, useTranslate } from '@lectern/ui'
import { formatResetTime } from './format-reset-time'
import { budgetColors, readBudget, type Subscription } from './read-budget'

export interface BudgetBarProps {
  /** Null while it is not known: the usage then counts as none of the default limit. */
  readonly subscription: Subscription | null
  readonly failed: boolean
}

const bandsOfColors = { green: 'ok', amber: 'near', red: 'spent' } as const
const marks = [budgetBandPercent.high / 100, budgetBandPercent.critical / 100]

/** How many characters have been spoken this month, and when the count starts again. */
export function BudgetBar({ subscription, failed }: BudgetBarProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const { usedCharacters, limitCharacters, resetsAtUnixSeconds, band, share } = readBudget(subscription)
  const resetTime = formatResetTime(resetsAtUnixSeconds, { locale })
  const states = { low: t('budgetLow'), high: t('budgetHigh'), critical: t('budgetCritical') }
  return (
    <Bar
      label={t('budgetTitle')}
      share={share}
      amount={t('budgetAmount', { used: usedCharacters, limit: limitCharacters })}
      band={bandsOfColors[budgetColors[band]]}
      state={states[band]}
      marks={marks}
    >
      {resetTime !== null && <div>{t('budgetReset', { time: resetTime })}</div>}
      {failed && <div>{t('budgetUnknown')}</div>}
    </Bar>
  )
}
