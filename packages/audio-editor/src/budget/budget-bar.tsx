import { budgetBandPercent } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { BudgetBar as Bar, useLocale, useTranslate } from '@lectern/ui'
import { chooseBand } from './choose-band'
import { formatResetTime } from './format-reset-time'
import { readBudget, type Subscription } from './read-budget'

export interface BudgetBarProps {
  /** Null while it is unknown: the bar says so and counts 0 of the default limit. */
  readonly subscription: Subscription | null
  readonly failed: boolean
}

const marks = [budgetBandPercent.high / 100, budgetBandPercent.critical / 100]

/** Shows the characters used this month, the limit, and the time of the reset. */
export function BudgetBar({ subscription, failed }: BudgetBarProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const common = useTranslate()
  const budget = readBudget(subscription)
  const { usedCharacters, limitCharacters, isKnown, fraction } = budget
  const reset = formatResetTime(budget.resetsAtUnixSeconds, { locale })
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
      fraction={fraction}
      amount={t('budgetAmount', { used: usedCharacters, limit: limitCharacters })}
      band={band}
      state={states[band]}
      marks={marks}
    >
      {reset !== null && <div title={reset.dateAndTime}>{t('budgetReset', { date: reset.date })}</div>}
      {failed && isKnown && <div>{t('budgetUnknown')}</div>}
    </Bar>
  )
}
