import { sharingMessages } from '@lectern/messages'
import { Banner, ButtonLink, Text, useTranslate } from '@lectern/ui'
import type { Visibility } from '@lectern/api-client/main'

export interface ShareAccessProps {
  readonly published: boolean
  readonly visibility: Visibility
  readonly publishPath: string
}

/** Says who can open the link of a book. */
export function ShareAccess({ published, visibility, publishPath }: ShareAccessProps) {
  const t = useTranslate(sharingMessages)
  const publish = (
    <ButtonLink size="s" href={publishPath}>
      {t('shareToPublish')}
    </ButtonLink>
  )
  if (!published) {
    return (
      <Banner tone="warning" title={t('shareDraft')} action={publish}>
        {t('shareDraftLead')}
      </Banner>
    )
  }
  if (visibility === 'private') {
    return (
      <Banner tone="warning" title={t('sharePrivate')} action={publish}>
        {t('sharePrivateLead')}
      </Banner>
    )
  }
  return <Text>{visibility === 'public' ? t('shareEveryone') : t('shareDomain')}</Text>
}
