import { studioMessages, translationMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import type { TranslationEvent, TranslationFailure } from './step-translation'

export interface TranslationFailureBannerProps {
  readonly failure: TranslationFailure
  /** Number of pages that are not translated yet. */
  readonly waiting: number
  readonly send: (event: TranslationEvent) => void
}

/** Says why a translation ended early; without a service, the setting that is missing. */
export function TranslationFailureBanner({ failure, waiting, send }: TranslationFailureBannerProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const dismiss = () => send({ kind: 'translation-stopped' })
  if (failure.kind === 'not-available') {
    return (
      <Banner tone="warning" title={t('translateMissing')} onDismiss={dismiss}>
        {t('translateMissingLead')}
      </Banner>
    )
  }
  return (
    <Banner
      tone="critical"
      title={failure.message}
      onDismiss={dismiss}
      action={
        <Button size="s" onClick={() => send({ kind: 'translation-retried' })}>
          {s('retryNow')}
        </Button>
      }
    >
      {t('translateLeft', { count: waiting })}
    </Banner>
  )
}
