import { AudioEditor } from '@lectern/audio-editor'
import { BookWorkspace, type VoiceStep, type WorkPlace } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { AppShell, useTranslate } from '@lectern/ui'
import { StudioHeader } from '../app/studio-header'
import { useStudio } from '../app/studio-context'
import { useLeaving } from '../app/use-leave-guard'
import { BookLinks } from './book-links'
import { describeUnsentText } from './describe-unsent-text'
import { useVoiceChoices } from './use-voice-choices'
import { useJoinedWork } from './use-joined-work'

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
  const unsaved = useJoinedWork(leaving.setUnsaved)
  const voices = useVoiceChoices()
  const renderVoice = (voice: VoiceStep) => (
    <AudioEditor
      session={session}
      storage={storage}
      bookId={voice.bookId}
      chapterId={voice.chapterId}
      chapterVariationId={voice.variation === null ? null : voice.variation.id}
      language={voice.language}
      voiceSettings={voice.variation === null ? null : voice.variation.voiceSettings}
      audioUrl={voice.variation === null ? null : voice.variation.audio}
      pages={voice.pages}
      staleness={voice.staleness}
      onGenerated={voice.onGenerated}
      renewTrack={voice.renewTrack}
      onUnsent={(edits) =>
        unsaved.setVoice(
          edits && describeUnsentText(edits, { nameText: (page) => t('unsentText', { page }), isAt: voice.isAt }),
        )
      }
      onGiveVoice={voice.onGiveVoice}
      onContinue={voice.onContinue}
    />
  )
  return (
    <AppShell header={<StudioHeader />} width="full" fixedHeight>
      <title>{`${t('studioTitle')} – Lectern`}</title>
      <BookWorkspace
        key={bookId}
        session={session}
        storage={storage}
        bookId={bookId}
        place={place}
        onPlace={onPlace}
        onUnsaved={unsaved.setDesk}
        voices={voices}
        renderVoice={renderVoice}
        links={<BookLinks bookId={bookId} place={place} />}
      />
    </AppShell>
  )
}
