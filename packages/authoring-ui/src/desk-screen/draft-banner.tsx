import { studioMessages } from '@lectern/messages'
import { Banner, Button, Inline, useTranslate } from '@lectern/ui'
import { listKeys, listPagesOf } from '../marks/marks-key'
import { offeredDrafts } from '../saving/step-drafts'
import { useDesk, useDeskState } from './use-desk'

/** Offers unsaved work of an earlier visit. */
export function DraftBanner() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const drafts = useDeskState((state) => state.drafts)
  const pages = useDeskState((state) => state.chapter.pages)
  const offered = offeredDrafts(drafts, listKeys(pages))
  const offeredPages = listPagesOf(pages, new Set(offered.map((draft) => draft.pageVariationId)))
  if (offered.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('draftTitle')}
      action={
        <Inline gap="s">
          <Button
            size="s"
            tone="accent"
            onClick={() => desk.send({ kind: 'drafts', event: { kind: 'drafts-restored' } })}
          >
            {t('draftRestore')}
          </Button>
          <Button
            size="s"
            tone="quiet"
            onClick={() => desk.send({ kind: 'drafts', event: { kind: 'drafts-discarded' } })}
          >
            {t('draftDiscard')}
          </Button>
        </Inline>
      }
    >
      {t('draftLead', { count: offeredPages.length })}
    </Banner>
  )
}
