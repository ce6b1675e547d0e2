/** The addresses of a book's quizzes in the application. */
export interface QuizPaths {
  readonly book: string
  readonly list: string
  readonly quiz: (quizId: number) => string
}
