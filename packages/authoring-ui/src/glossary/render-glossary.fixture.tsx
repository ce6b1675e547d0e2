import { appApi } from '@lectern/api-client/app'
import { appValidators } from '@lectern/api-client/app/validators'
import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { quizValidators } from '@lectern/api-client/quiz/validators'
import type { SessionExtra } from '@lectern/api-client/session'
import { installResponseValidators } from '@lectern/api-client/validators'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import { signInAuthor } from '../connected/sign-in-author.fixture'
import type { UnsavedWork } from '../connected/unsaved-work'
import type { FakeGlossaryServer } from './fake-glossary-server.fixture'
import { GlossaryEditor } from './glossary-editor'

/** Renders the editor of a fake server's glossary. Its responses must have the shapes of the contracts. */
export async function renderEditor(
  server: FakeGlossaryServer,
  onUnsaved: (work: UnsavedWork | null) => void = () => undefined,
) {
  const extra: SessionExtra = { session: signInAuthor(1, server.fetch) }
  installResponseValidators(extra, quizValidators, appValidators)
  const store = configureStore({
    reducer: {
      [quizApi.reducerPath]: quizApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
      [mainApi.reducerPath]: mainApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false }).concat(
        quizApi.middleware,
        appApi.middleware,
        mainApi.middleware,
      ),
  })
  return render(
    <Provider store={store}>
      <LocaleProvider locale="en">
        <ToastProvider>
          <main>
            <GlossaryEditor onUnsaved={onUnsaved} />
          </main>
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
}
