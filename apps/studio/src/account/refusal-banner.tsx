import { accountMessages, studioMessages } from '@lectern/messages'
import { Banner, useTranslate } from '@lectern/ui'
import type { Refusal } from './read-refusal'

/** Shows why a call was refused. */
export function RefusalBanner({ refusal }: { readonly refusal: Refusal | null }) {
  const t = useTranslate(accountMessages)
  const studio = useTranslate(studioMessages)
  if (refusal === null) return null
  switch (refusal.kind) {
    case 'link-expired':
      return <Banner tone="critical">{t('mailLinkOver')}</Banner>
    case 'too-many':
      return <Banner tone="critical">{t('mailTooMany')}</Banner>
    case 'unreachable':
      return <Banner tone="critical">{studio('signInUnreachable')}</Banner>
    case 'field':
    case 'other':
      return <Banner tone="critical">{refusal.text}</Banner>
  }
}
