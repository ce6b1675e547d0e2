import { studioMessages } from '@lectern/messages'
import { Banner, Button, Inline, useTranslate } from '@lectern/ui'
import type { Drafts } from './use-drafts'

/** Offers unsaved work of an earlier visit back. */
export function DraftBanner({ drafts }: { readonly drafts: Drafts }) {
  const t = useTranslate(studioMessages)
  if (drafts.offered.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('draftTitle')}
      action={
        <Inline gap="s">
          <Button size="s" tone="accent" onClick={drafts.restore}>
            {t('draftRestore')}
          </Button>
          <Button size="s" tone="quiet" onClick={drafts.discard}>
            {t('draftDiscard')}
          </Button>
        </Inline>
      }
    >
      {t('draftLead', { count: drafts.offered.length })}
    </Banner>
  )
}
