import { studioMessages, translationMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import type { TranslationFailure } from './step-translation'

export interface TranslationFailureBannerProps {
  readonly failure: TranslationFailure
  /** Says how much is not translated yet; null if all is. */
  readonly left: string | null
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** Says why a translation ended early; without a service, the setting that is missing. */
export function TranslationFailureBanner({ failure, left, onRetry, onDismiss }: TranslationFailureBannerProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  if (failure.kind === 'not-available') {
    return (
      <Banner tone="warning" title={t('translateMissing')} onDismiss={onDismiss}>
        {t('translateMissingLead')}
      </Banner>
    )
  }
  return (
    <Banner
      tone="critical"
      title={failure.message}
      onDismiss={onDismiss}
      action={
        <Button size="s" onClick={onRetry}>
          {s('retryNow')}
        </Button>
      }
    >
      {left}
    </Banner>
  )
}
