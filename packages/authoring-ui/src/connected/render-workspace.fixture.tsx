import type { KeyStorage } from '@lectern/api-client/session'
import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import type { GuideStep } from '../guide/guide-steps'
import { BookWorkspace } from './book-workspace'
import type { FakeStudioServer } from './fake-studio-server.fixture'
import { signInAuthor } from './sign-in-author.fixture'
import type { VoiceChoices } from '../rect-voice/voice-choices'
import type { UnsavedWork } from './unsaved-work'
import type { VoiceStep } from './voice-step'
import type { WorkPlace } from '../guide/work-place'

export interface RenderWorkspaceOptions {
  /** The signed-in author. */
  readonly authorId?: number
  /** Navigates to another place; synchronous if left out, unlike any router. */
  readonly travel?: (go: () => void) => void
  readonly onUnsaved?: (work: UnsavedWork | null) => void
  readonly renderVoice?: (voice: VoiceStep) => ReactNode
  readonly voices?: VoiceChoices
  readonly storage?: KeyStorage
}

/** Renders the workspace of the fake server's book as an application does. */
export async function renderWorkspace(server: FakeStudioServer, step: GuideStep, options: RenderWorkspaceOptions = {}) {
  const { authorId = 1, travel = (go) => go(), onUnsaved = () => undefined, renderVoice = () => null } = options
  const session = signInAuthor(authorId, server.fetch)
  const store = configureStore({
    reducer: {
      [mainApi.reducerPath]: mainApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
      [quizApi.reducerPath]: quizApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } } }).concat(
        mainApi.middleware,
        appApi.middleware,
        quizApi.middleware,
      ),
  })
  function App() {
    const [place, setPlace] = useState<WorkPlace>({ chapter: null, page: null, variation: null, step })
    return (
      <main style={{ blockSize: '800px' }}>
        <BookWorkspace
          session={session}
          bookId={9}
          place={place}
          onPlace={(next) => travel(() => setPlace(next))}
          onUnsaved={onUnsaved}
          renderVoice={renderVoice}
          {...(options.voices === undefined ? {} : { voices: options.voices })}
          {...(options.storage === undefined ? {} : { storage: options.storage })}
        />
      </main>
    )
  }
  return render(
    <Provider store={store}>
      <LocaleProvider locale="en">
        <ToastProvider>
          <App />
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
}
