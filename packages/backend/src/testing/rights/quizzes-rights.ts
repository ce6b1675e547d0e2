import type { TestBook } from '../make-test-book'
import type { RightsRows } from './rights-rows'

export const quizzesRights: RightsRows = {
  onNoBook: [],
  onBooks: {
    copyQuiz: (book) => ({ path: '/quiz/copy', json: { quizId: quizOf(book).id } }),
    createQuiz: ({ bookId }) => ({ path: `/quiz/${bookId}`, json: { title: 'Mine' } }),
    getQuiz: (book) => ({ path: `/quiz/${book.bookId}?quizId=${quizOf(book).id}` }),
    updateQuiz: (book) => ({ path: `/quiz/${book.bookId}?quizId=${quizOf(book).id}`, json: { title: 'Taken' } }),
    deleteQuiz: (book) => ({ path: `/quiz/${book.bookId}?quizId=${quizOf(book).id}` }),
    resetUserGrades: (book) => ({ path: `/admin/reset-user-grades?quizId=${quizOf(book).id}` }),
    listQuizResults: (book) => ({ path: `/quiz/results?quizId=${quizOf(book).id}` }),
    createQuizQuestion: (book) => ({ path: '/quiz/question', json: { quizId: quizOf(book).id, text: 'Mine?' } }),
    getQuizQuestion: (book) => ({ path: `/quiz/question?id=${questionOf(book)?.id}` }),
    updateQuizQuestion: (book) => ({ path: `/quiz/question?id=${questionOf(book)?.id}`, json: { text: 'Taken' } }),
    deleteQuizQuestion: (book) => ({ path: `/quiz/question?id=${questionOf(book)?.id}` }),
    createQuizAnswer: (book) => ({
      path: `/quiz/answer/${questionOf(book)?.id}`,
      json: { text: 'Mine', isCorrect: true },
    }),
    getQuizAnswer: (book) => ({ path: `/quiz/answer/${answerOf(book)?.id}` }),
    updateQuizAnswer: (book) => ({ path: `/quiz/answer/${answerOf(book)?.id}`, json: { isCorrect: false } }),
    deleteQuizAnswer: (book) => ({ path: `/quiz/answer/${answerOf(book)?.id}` }),
    createQuizMedia: (book) => ({
      path: '/quiz/media',
      json: { type: 'image', url: '/objects/mine.webp', answerId: answerOf(book)?.id },
    }),
    getQuizMedia: (book) => ({ path: `/quiz/media?id=${mediumOf(book)?.id}` }),
    updateQuizMedia: (book) => ({ path: `/quiz/media?id=${mediumOf(book)?.id}`, json: { type: 'sound' } }),
    deleteQuizMedia: (book) => ({ path: `/quiz/media?id=${mediumOf(book)?.id}` }),
  },
}

function quizOf({ quiz }: TestBook) {
  if (!quiz) throw new Error('the book of the matrix has no quiz')
  return quiz
}

const questionOf = (book: TestBook) => quizOf(book).questions[0]
const answerOf = (book: TestBook) => questionOf(book)?.answers[0]
const mediumOf = (book: TestBook) => questionOf(book)?.media[0]
