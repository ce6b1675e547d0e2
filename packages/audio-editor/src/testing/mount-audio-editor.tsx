import { useState } from 'react'
import { AudioEditor, type AudioEditorPage, type AudioEditorProps } from '../connected/audio-editor'
import { createMemoryStorage } from './create-memory-storage'
import type { FakeTrackServer } from './fake-track-server'
import { renderWithApi } from './render-with-api'

const rect = (id: string, word: string, x: number) => ({ id, x, y: 0, width: 80, height: 20, word })

/** A page with two words. */
export const spokenPage: AudioEditorPage = {
  pageVariationId: 101,
  pageNumber: 1,
  imageUrl: '/objects/9/page-1.png',
  isRecognised: true,
  rects: [rect('a', 'Good', 0), rect('b', 'night.', 90)],
}

/** Mounts the audio editor of a chapter as the studio does; its local data are the server's when it is loaded again. */
export async function mountAudioEditor(
  server: FakeTrackServer,
  over: Partial<AudioEditorProps> = {},
  locale: 'en' | 'es' = 'en',
) {
  const storage = createMemoryStorage()
  const pages = [spokenPage]
  function App({ session }: Pick<AudioEditorProps, 'session'>) {
    const [audioUrl, setAudioUrl] = useState(server.link)
    return (
      <main style={{ blockSize: '100dvh' }}>
        <AudioEditor
          session={session}
          storage={storage}
          bookId={9}
          chapterId={4}
          chapterVariationId={3}
          language="en"
          voiceSettings={null}
          audioUrl={audioUrl}
          pages={pages}
          staleness={null}
          onGenerated={async () => setAudioUrl(server.link)}
          renewTrack={async () => server.link}
          onUnsent={() => undefined}
          onGiveVoice={null}
          onContinue={() => undefined}
          {...over}
        />
      </main>
    )
  }
  return renderWithApi({ fetch: server.fetch, locale }, (session) => <App session={session} />)
}
