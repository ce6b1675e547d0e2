import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { Guide } from '../../guide/guide-steps'
import { PublishPanel } from '../../publish-panel'
import type { Publishing } from '../use-publishing'

export interface PublishStepProps {
  readonly guide: Guide
  readonly publishing: Publishing
}

/** Last step: what is still open, and the book goes to its readers. */
export function PublishStep({ guide, publishing }: PublishStepProps) {
  const t = useTranslate(studioMessages)
  return (
    <PublishPanel
      work={publishing.work}
      checks={[
        { label: t('publishCheckPages'), met: guide.states.pages === 'done' },
        { label: t('publishCheckWords'), met: guide.states.words === 'done' },
        { label: t('publishCheckVoice'), met: guide.states.voice === 'done' },
        { label: t('publishCheckSync'), met: guide.states.sync === 'done' },
      ]}
      visibility={publishing.visibility}
      readerUrl={publishing.readerUrl}
      publishedAt={publishing.publishedAt}
      changed={publishing.isBehind}
      onVisibility={publishing.chooseVisibility}
      onPublish={publishing.publish}
      onDismissWork={publishing.dismiss}
    />
  )
}
