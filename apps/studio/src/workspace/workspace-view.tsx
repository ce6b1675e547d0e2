import { AudioEditor } from '@lectern/audio-editor'
import { BookWorkspace, type VoiceStep, type WorkPlace } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { StudioHeader } from '../app/studio-header'
import { useStudio } from '../app/studio-context'
import { useLeaving } from '../app/use-leave-guard'

export interface WorkspaceViewProps {
  readonly bookId: number
  readonly place: WorkPlace
  readonly onPlace: (place: WorkPlace) => void
}

/** The workspace of a book with the audio editor as its voice step. */
export function WorkspaceView({ bookId, place, onPlace }: WorkspaceViewProps) {
  const t = useTranslate(studioMessages)
  const { session, storage } = useStudio()
  const leaving = useLeaving()
  if (leaving === null) throw new Error('The workspace is outside of the guard: put it below <AuthorFrame>.')
  const renderVoice = (voice: VoiceStep) => (
    <AudioEditor
      session={session}
      storage={storage}
      chapterId={voice.chapterId}
      chapterVariationId={voice.variation.id}
      language={voice.variation.variation}
      voiceSettings={voice.variation.voiceSettings}
      audioUrl={voice.variation.audio}
      pages={voice.pages}
      staleness={voice.staleness}
      onGenerated={voice.onGenerated}
      renewTrack={voice.renewTrack}
      onContinue={voice.onContinue}
    />
  )
  return (
    <AppShell header={<StudioHeader />} width="full" fixedHeight>
      <title>{`${t('studioTitle')} – Lectern`}</title>
      <BookWorkspace
        key={bookId}
        session={session}
        bookId={bookId}
        place={place}
        onPlace={onPlace}
        onUnsaved={leaving.setUnsaved}
        renderVoice={renderVoice}
      />
    </AppShell>
  )
}
