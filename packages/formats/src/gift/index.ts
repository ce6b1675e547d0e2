export { readGift, type ReadGiftOptions } from './read-gift'
export { writeGift, type WriteGiftOptions } from './write-gift'
export type {
  QuizItem,
  QuizItemAnswer,
  QuizItemFault,
  QuizItemLoss,
  QuizItemReading,
  QuizItemType,
  QuizItemWriting,
  ReadQuizItem,
  TrueFalseTexts,
  UnreadQuizItem,
} from '../quiz-item/quiz-item'
