import { budgetBandPercent } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { BudgetBar as Bar, useLocale, useTranslate } from '@lectern/ui'
import { chooseBand } from './choose-band'
import { formatResetTime } from './format-reset-time'
import { readBudget, type Subscription } from './read-budget'

export interface BudgetBarProps {
  /** Null while it is not known: the bar says so, and the usage counts as none of the default limit. */
  readonly subscription: Subscription | null
  readonly failed: boolean
}

const marks = [budgetBandPercent.high / 100, budgetBandPercent.critical / 100]

/** How many characters have been spoken this month, and when the count starts again. */
export function BudgetBar({ subscription, failed }: BudgetBarProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const common = useTranslate()
  const budget = readBudget(subscription)
  const { usedCharacters, limitCharacters, isKnown, share } = budget
  const resetTime = formatResetTime(budget.resetsAtUnixSeconds, { locale })
  const band = chooseBand(budget)
  const states = {
    ok: t('budgetLow'),
    near: t('budgetHigh'),
    spent: usedCharacters < limitCharacters ? t('budgetCritical') : t('budgetSpent'),
    over: t('budgetOver', { count: usedCharacters - limitCharacters }),
    unknown: failed ? t('budgetUnknown') : common('loading'),
  }
  return (
    <Bar
      label={t('budgetTitle')}
      share={share}
      amount={t('budgetAmount', { used: usedCharacters, limit: limitCharacters })}
      band={band}
      state={states[band]}
      marks={marks}
    >
      {resetTime !== null && <div>{t('budgetReset', { time: resetTime })}</div>}
      {failed && isKnown && <div>{t('budgetUnknown')}</div>}
    </Bar>
  )
}
