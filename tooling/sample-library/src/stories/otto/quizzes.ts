import type { StoryLanguage, Texts } from '../../story.ts'

interface Answer {
  readonly text: Texts
  readonly isCorrect: boolean
}

interface Question {
  readonly type: 'single-choice' | 'multiple-choice' | 'true-false' | 'short-answer'
  readonly text: Texts
  readonly feedback: Texts
  readonly answers: readonly Answer[]
  readonly media?: (language: StoryLanguage) => readonly object[]
}

const right = (en: string, es: string): Answer => ({ text: { en, es }, isCorrect: true })
const wrong = (en: string, es: string): Answer => ({ text: { en, es }, isCorrect: false })

/** One question of each type. */
const questions: readonly Question[] = [
  {
    type: 'single-choice',
    text: { en: 'What put the lighthouse to sleep?', es: '¿Qué durmió al faro?' },
    feedback: { en: 'The fog came from the sea on page 3.', es: 'La niebla llegó del mar en la página 3.' },
    answers: [right('The fog', 'La niebla'), wrong('The moon', 'La luna'), wrong('A whale', 'Una ballena')],
    media: (language) => [
      { type: 'image', url: 'file:lamp.png', metadata: { alt: language === 'en' ? 'The lighthouse' : 'El faro' } },
      { type: 'audio', url: `file:ask-fog.${language}.mp3`, language },
    ],
  },
  {
    type: 'multiple-choice',
    text: { en: 'Which of these belong to a harbour?', es: '¿Qué hay en un puerto?' },
    feedback: { en: 'Boats and a pier, but no desert.', es: 'Barcas y un muelle, pero ningún desierto.' },
    answers: [right('A pier', 'Un muelle'), wrong('A desert', 'Un desierto'), right('Boats', 'Barcas')],
  },
  {
    type: 'true-false',
    text: { en: 'Otto called the boats with a foghorn.', es: 'Otto llamó a las barcas con una sirena.' },
    feedback: { en: 'He blew the old brass foghorn.', es: 'Sopló la vieja sirena de latón.' },
    answers: [right('True', 'Verdadero'), wrong('False', 'Falso')],
  },
  {
    type: 'short-answer',
    text: { en: 'How many boats were lost? Write the number.', es: '¿Cuántas barcas se perdieron? Escribe el número.' },
    feedback: { en: 'There were three boats.', es: 'Eran tres barcas.' },
    answers: [right('three', 'tres'), right('3', '3')],
  },
]

const titles: Texts = { en: 'A night in the harbour', es: 'Una noche en el puerto' }

/** A quiz has one language, so there is one for each. Its text can be looked up while it is open. */
export const quizzes = (['en', 'es'] as const).map((language) => ({
  title: titles[language],
  haQuizId: `otto-${language}`,
  attemptsAllowed: 3,
  isOpenBook: true,
  showsAnswersToTestStudent: true,
  questions: questions.map(({ type, text, feedback, answers, media }) => ({
    type,
    text: text[language],
    feedback: feedback[language],
    answers: answers.map((answer) => ({ text: answer.text[language], isCorrect: answer.isCorrect })),
    media: media?.(language) ?? [],
  })),
}))
