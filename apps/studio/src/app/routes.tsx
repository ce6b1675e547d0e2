import { redirect, type RouteObject } from 'react-router'
import { accountPaths } from '../account/account-paths'
import { LibraryScreen } from '../library/library-screen'
import { signInPathname } from '@lectern/api-client/session'
import { SignInScreen } from '../sign-in/sign-in-screen'
import { AuthorFrame } from './author-frame'
import { CrashScreen } from './crash-screen'
import { NotFoundScreen } from './not-found-screen'
import { StudioFrame } from './studio-frame'
import { WaitingScreen } from './waiting-screen'
import { workspacePath } from '../workspace/workspace-path'

/** Redirects `/?mode=authoring&book=…` to the place in the book that its parameters name. */
function openPlace({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams
  const book = query.get('book')
  if (book === null || !/^[1-9]\d*$/.test(book)) return null
  return redirect(workspacePath(Number(book), query))
}

export const routes: RouteObject[] = [
  {
    element: <StudioFrame />,
    // Errors of screens, including code that a new version has removed.
    errorElement: <CrashScreen />,
    // Shown while the code of a screen is loading.
    HydrateFallback: WaitingScreen,
    children: [
      { path: signInPathname, element: <SignInScreen /> },
      {
        path: accountPaths.signUp,
        lazy: async () => ({ Component: (await import('../account/sign-up-screen')).SignUpScreen }),
      },
      {
        path: accountPaths.verify,
        lazy: async () => ({ Component: (await import('../account/verify-screen')).VerifyScreen }),
      },
      {
        path: accountPaths.forgot,
        lazy: async () => ({ Component: (await import('../account/forgot-screen')).ForgotScreen }),
      },
      {
        path: accountPaths.reset,
        lazy: async () => ({ Component: (await import('../account/reset-screen')).ResetScreen }),
      },
      {
        path: accountPaths.invitation,
        lazy: async () => ({ Component: (await import('../account/invitation-screen')).InvitationScreen }),
      },
      {
        path: '/studio',
        element: <AuthorFrame />,
        children: [
          { index: true, loader: openPlace, element: <LibraryScreen /> },
          {
            path: 'books/:bookId',
            lazy: async () => ({ Component: (await import('../workspace/workspace-screen')).WorkspaceScreen }),
          },
          {
            path: 'books/:bookId/details',
            lazy: async () => ({ Component: (await import('../workspace/details-screen')).DetailsScreen }),
          },
          {
            path: 'books/:bookId/chapters',
            lazy: async () => ({ Component: (await import('../workspace/chapters-screen')).ChaptersScreen }),
          },
          {
            path: 'books/:bookId/quizzes/:quizId?',
            lazy: async () => ({ Component: (await import('../workspace/quizzes-screen')).QuizzesScreen }),
          },
          {
            path: 'audio',
            lazy: async () => ({ Component: (await import('../workspace/audio-screen')).AudioScreen }),
          },
          {
            path: 'glossary',
            lazy: async () => ({ Component: (await import('../glossary/glossary-screen')).GlossaryScreen }),
          },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await import('../settings/settings-screen')).SettingsScreen }),
          },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
