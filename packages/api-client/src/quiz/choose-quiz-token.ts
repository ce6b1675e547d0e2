/** The token for quiz calls, or the reason why there is none. */
export type QuizToken =
  | { readonly kind: 'token'; readonly token: string }
  /** A partner's reader is not signed in: ask for it. */
  | { readonly kind: 'sign-in-needed' }
  /** The server has no test student: show that quizzes are not offered. */
  | { readonly kind: 'not-offered' }

/**
 * Chooses the token for quiz calls: in partner modes the reader's own, in all others the test student's, which the server
 * issues at start-up (`getTestStudent`).
 */
export function chooseQuizToken(options: {
  /** True in partner modes. */
  readonly isPartner: boolean
  /** null if the reader is not signed in. */
  readonly ownToken: string | null
  /** null if the server has none. */
  readonly testStudentToken: string | null
}): QuizToken {
  const { isPartner, ownToken, testStudentToken } = options
  const token = isPartner ? ownToken : testStudentToken
  if (token !== null) return { kind: 'token', token }
  return { kind: isPartner ? 'sign-in-needed' : 'not-offered' }
}
