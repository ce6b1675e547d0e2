import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { AppShell, LinkProvider, LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import { signInAuthor } from '../connected/sign-in-author.fixture'
import type { UnsavedWork } from '../connected/unsaved-work'
import { BookQuizzes } from './book-quizzes'
import type { FakeQuizServer } from './fake-quiz-server.fixture'

export interface RenderQuizzesOptions {
  /** The quiz that is open first; the list by default. */
  readonly quizId?: number
  /** Storage of the device, which outlives a visit. */
  readonly stored?: Map<string, string>
  /** Role of the signed-in user. */
  readonly role?: 'user' | 'student'
  /** Below the bar of the studio. */
  readonly isInShell?: boolean
  readonly onUnsaved?: (work: UnsavedWork | null) => void
}

/** Renders the quizzes of the fake server's book as an application does. */
export async function renderQuizzes(server: FakeQuizServer, options: RenderQuizzesOptions = {}) {
  const { stored = new Map<string, string>(), onUnsaved = () => undefined } = options
  const session = signInAuthor(1, server.fetch, options.role)
  const store = configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer, [quizApi.reducerPath]: quizApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } } }).concat(mainApi.middleware, quizApi.middleware),
  })
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  function App() {
    const [quizId, setQuizId] = useState(options.quizId ?? null)
    const follow = (href: string) => setQuizId(Number(/\d+$/.exec(href)?.[0] ?? 0) || null)
    const screen = (
      <BookQuizzes
        session={session}
        storage={storage}
        bookId={9}
        quizId={quizId}
        paths={{ book: '/book', list: '/quizzes', quiz: (id) => `/quizzes/${id}` }}
        onQuiz={setQuizId}
        onUnsaved={onUnsaved}
      />
    )
    return (
      <LinkProvider follow={follow}>
        {options.isInShell === true ? <AppShell header="Lectern">{screen}</AppShell> : <main>{screen}</main>}
      </LinkProvider>
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
