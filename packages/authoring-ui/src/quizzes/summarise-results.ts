import type { QuizResults } from '@lectern/api-client/quiz'

type Reader = QuizResults['readers'][number]

/** A question whose results are shown. */
export interface ResultQuestion {
  readonly id: number
  readonly text: string
}

export interface ReaderRow {
  readonly key: string
  /** null for a guest. */
  readonly userId: number | null
  readonly name: string
  readonly best: number
  readonly tries: number
  readonly attemptsUsed: number
  readonly lastAt: Date
  /** Grades of the latest answers by question; null where a question is not graded or was added later. */
  readonly grades: ReadonlyMap<number, boolean | null>
}

export interface QuestionRow extends ResultQuestion {
  readonly number: number
  readonly right: number
  readonly count: number
}

/** Returns a row for each reader. @param nameGuest names a guest by number */
export function toReaderRows(readers: readonly Reader[], nameGuest: (number: number) => string): ReaderRow[] {
  return readers.flatMap(({ userId, name, guestNumber, attemptsUsed, submissions }) => {
    const [latest] = submissions
    if (latest === undefined) return []
    return [
      {
        key: userId === null ? `guest ${guestNumber}` : String(userId),
        userId,
        name: name ?? nameGuest(guestNumber ?? 0),
        best: Math.max(...submissions.map(({ score }) => score)),
        tries: submissions.length,
        attemptsUsed,
        lastAt: new Date(latest.submittedAt),
        grades: new Map(latest.answers.map(({ questionId, isCorrect }) => [questionId, isCorrect])),
      },
    ]
  })
}

/** Returns a row for each question with the number of readers whose latest answer is right. */
export function toQuestionRows(questions: readonly ResultQuestion[], readers: readonly ReaderRow[]): QuestionRow[] {
  return questions.map(({ id, text }, index) => {
    const grades = readers.map((reader) => reader.grades.get(id)).filter((grade) => typeof grade === 'boolean')
    return { id, text, number: index + 1, right: grades.filter(Boolean).length, count: grades.length }
  })
}

export interface ResultTexts {
  readonly reader: string
  readonly best: string
  readonly tries: string
  readonly used: string
  readonly last: string
  readonly right: string
  readonly wrong: string
}

/**
 * Writes results as CSV for spreadsheet programs: a row a reader, a column a question. A cell that such a program would
 * calculate gets an apostrophe in front.
 */
export function writeResultsCsv(
  questions: readonly ResultQuestion[],
  readers: readonly ReaderRow[],
  texts: ResultTexts,
): string {
  const head = [texts.reader, texts.best, texts.tries, texts.used, texts.last, ...questions.map(({ text }) => text)]
  const rows = readers.map((reader) => [
    reader.name,
    `${Math.round(reader.best * 100)}%`,
    String(reader.tries),
    String(reader.attemptsUsed),
    reader.lastAt.toISOString(),
    ...questions.map(({ id }) => {
      const grade = reader.grades.get(id)
      return typeof grade === 'boolean' ? (grade ? texts.right : texts.wrong) : ''
    }),
  ])
  // Spreadsheet programs take a file for UTF-8 by its byte order mark.
  return `\u{FEFF}${[head, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
