const eventName = 'lectern-quiz-graded'

/** The result of a quiz for the page around the reader. */
export interface QuizResult {
  readonly quizId: number
  /** Fraction of right answers, 0 to 1. */
  readonly score: number
}

/** Tells the listeners in this window that a quiz was graded. An event of the window joins parts that load separately. */
export function sendQuizGraded({ quizId, score }: QuizResult): void {
  window.dispatchEvent(new CustomEvent<QuizResult>(eventName, { detail: { quizId, score } }))
}

/** Calls the listener for each graded quiz. Returns a function that stops that. */
export function onQuizGraded(listener: (result: QuizResult) => void): () => void {
  const read = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const quizId: unknown = Reflect.get(Object(detail), 'quizId')
    const score: unknown = Reflect.get(Object(detail), 'score')
    if (typeof quizId === 'number' && typeof score === 'number') listener({ quizId, score })
  }
  window.addEventListener(eventName, read)
  return () => window.removeEventListener(eventName, read)
}
