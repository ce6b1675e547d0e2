import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { previewUrl } from '../desk-plan/preview-url'
import { currentPage } from '../desk/desk-state'
import { readGuideFacts } from '../desk/read-guide-facts'
import { readPublication } from '../desk/read-publication'
import { guideAuthor, type GuideStep, type GuideStepState } from '../guide/guide-steps'
import { PublishPanel } from '../publish-panel'
import type { PublishingEvent } from '../publishing/step-publishing'
import { useChapterDoubts } from './doubtful-words'
import { useChapterWords, useDesk, useDeskEditor, useDeskState, useStaleness } from './use-desk'
import { describePublishing } from './work-texts'

const checkStates = {
  done: 'met',
  stale: 'stale',
  next: 'open',
  waiting: 'open',
  optional: 'open',
} as const satisfies Record<GuideStepState, string>

/** Last step: shows the open steps and publishes the book. */
export function PublishStep({ glossaryIsStale }: { readonly glossaryIsStale: boolean }) {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const state = useDeskState((whole) => whole)
  const unsavedPages = useDeskEditor((editor) => editor.unsavedPages)
  const staleness = useStaleness()
  const { visibility, readerUrl, publishedAt, isBehind } = readPublication(state, unsavedPages)
  const { doubtful } = useChapterDoubts()
  const facts = readGuideFacts(state.chapter, useChapterWords(), { staleness, isChanged: isBehind, doubtful })
  const { states } = guideAuthor(facts)
  const checkOf = (step: GuideStep) => checkStates[states[step]]
  const send = (event: PublishingEvent) => desk.send({ kind: 'publishing', event })
  return (
    <PublishPanel
      work={describePublishing(t, state.publishing)}
      checks={[
        { label: t('publishCheckPages'), state: checkOf('pages') },
        { label: t('publishCheckWords'), state: checkOf('words') },
        { label: t('publishCheckVoice'), state: checkOf('voice') },
        { label: t('publishCheckSync'), state: checkOf('sync') },
        ...(glossaryIsStale ? [{ label: t('publishCheckGlossary'), state: 'stale' as const }] : []),
      ]}
      visibility={visibility}
      readerUrl={readerUrl}
      previewUrl={previewUrl(state.chapter, currentPage(state)?.pageId ?? null)}
      publishedAt={publishedAt === null ? null : new Date(publishedAt)}
      changed={isBehind || glossaryIsStale}
      onVisibility={(chosen) => send({ kind: 'visibility-chosen', visibility: chosen })}
      onPublish={() => send({ kind: 'publication-requested' })}
      onDismissWork={() => send({ kind: 'publication-dismissed' })}
    />
  )
}
