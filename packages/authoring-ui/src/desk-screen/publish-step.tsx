import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { readGuideFacts } from '../desk/read-guide-facts'
import { readPublication } from '../desk/read-publication'
import { guideAuthor } from '../guide/guide-steps'
import { PublishPanel } from '../publish-panel'
import type { PublishingEvent } from '../publishing/step-publishing'
import { useChapterWords, useDesk, useDeskEditor, useDeskState } from './use-desk'
import { describePublishing } from './work-texts'

/** Last step: shows the open steps and publishes the book. */
export function PublishStep() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const state = useDeskState((whole) => whole)
  const unsavedPages = useDeskEditor((editor) => editor.unsavedPages)
  const { states } = guideAuthor(readGuideFacts(state.chapter, useChapterWords()))
  const { visibility, readerUrl, publishedAt, isBehind } = readPublication(state, unsavedPages)
  const send = (event: PublishingEvent) => desk.send({ kind: 'publishing', event })
  return (
    <PublishPanel
      work={describePublishing(t, state.publishing)}
      checks={[
        { label: t('publishCheckPages'), met: states.pages === 'done' },
        { label: t('publishCheckWords'), met: states.words === 'done' },
        { label: t('publishCheckVoice'), met: states.voice === 'done' },
        { label: t('publishCheckSync'), met: states.sync === 'done' },
      ]}
      visibility={visibility}
      readerUrl={readerUrl}
      publishedAt={publishedAt === null ? null : new Date(publishedAt)}
      changed={isBehind}
      onVisibility={(chosen) => send({ kind: 'visibility-chosen', visibility: chosen })}
      onPublish={() => send({ kind: 'publication-requested' })}
      onDismissWork={() => send({ kind: 'publication-dismissed' })}
    />
  )
}
