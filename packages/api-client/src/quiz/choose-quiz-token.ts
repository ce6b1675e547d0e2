/** By which token the quiz calls are made, or why they cannot be. */
export type QuizToken =
  | { readonly kind: 'token'; readonly token: string }
  /** A partner's reader who is not signed in: ask for it. */
  | { readonly kind: 'sign-in-needed' }
  /** The server has no test student: say that quizzes are not offered. */
  | { readonly kind: 'not-offered' }

/**
 * In the modes of partners the reader's own token, in all others the test student's, which the server hands out at start-up
 * (`getTestStudent`).
 */
export function chooseQuizToken(options: {
  /** By the rules of the mode. */
  readonly isPartner: boolean
  /** null when nobody is signed in. */
  readonly ownToken: string | null
  /** null when the server has none. */
  readonly testStudentToken: string | null
}): QuizToken {
  const { isPartner, ownToken, testStudentToken } = options
  const token = isPartner ? ownToken : testStudentToken
  if (token !== null) return { kind: 'token', token }
  return { kind: isPartner ? 'sign-in-needed' : 'not-offered' }
}
