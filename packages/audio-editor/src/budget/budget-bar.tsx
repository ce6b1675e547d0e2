import { audioEditorMessages } from '@lectern/messages'
import { ProgressBar, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { formatResetTime } from './format-reset-time'
import { budgetColors, readBudget, type Subscription } from './read-budget'

export interface BudgetBarProps {
  /** Null while it is not known: the usage then counts as none of the default limit. */
  readonly subscription: Subscription | null
  readonly failed: boolean
}

const tones = { green: 'success', amber: 'warning', red: 'critical' } as const

/** How many characters have been spoken this month, and when the count starts again. */
export function BudgetBar({ subscription, failed }: BudgetBarProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const { usedCharacters, limitCharacters, resetsAtUnixSeconds, band, share } = readBudget(subscription)
  const resetTime = formatResetTime(resetsAtUnixSeconds, { locale })
  const states = { low: t('budgetLow'), high: t('budgetHigh'), critical: t('budgetCritical') }
  return (
    <Stack gap="xs">
      <ProgressBar
        kind="meter"
        label={t('budgetTitle')}
        value={share}
        valueText={t('budgetUsed', { used: usedCharacters, limit: limitCharacters, state: states[band] })}
        tone={tones[budgetColors[band]]}
      />
      {resetTime !== null && (
        <Text size="xs" tone="muted">
          {t('budgetReset', { time: resetTime })}
        </Text>
      )}
      {failed && (
        <Text size="xs" tone="muted">
          {t('budgetUnknown')}
        </Text>
      )}
    </Stack>
  )
}
