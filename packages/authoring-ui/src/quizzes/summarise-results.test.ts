import { expect, it } from 'vitest'
import { toQuestionRows, toReaderRows, writeResultsCsv } from './summarise-results'

const submission = (isCorrect: boolean | null, score: number, submittedAt: string) => ({
  submissionId: submittedAt,
  submittedAt,
  isPractice: false,
  isReset: false,
  score,
  answers: [{ questionId: 1, answerIds: [], text: null, isCorrect }],
})
const readers = toReaderRows(
  [
    {
      userId: 3,
      name: '=HYPERLINK("http://evil.example")',
      guestNumber: null,
      attemptsUsed: 2,
      submissions: [submission(false, 0, '2026-02-02T10:00:00.000Z'), submission(true, 1, '2026-02-01T10:00:00.000Z')],
    },
    {
      userId: null,
      name: null,
      guestNumber: 1,
      attemptsUsed: 0,
      submissions: [submission(true, 1, '2026-02-03T10:00:00.000Z')],
    },
    {
      userId: null,
      name: null,
      guestNumber: 2,
      attemptsUsed: 0,
      submissions: [submission(null, 0, '2026-02-03T11:00:00.000Z')],
    },
  ],
  (number) => `Guest ${number}`,
)
const questions = [
  { id: 1, text: 'Who, "exactly"?' },
  { id: 2, text: 'Added later' },
]

it('counts the latest answers of each reader, and no question that was not graded', () => {
  expect(toQuestionRows(questions, readers).map(({ right, count }) => [right, count])).toEqual([
    [1, 2],
    [0, 0],
  ])
  expect(readers.map(({ name, best, tries }) => [name, best, tries])).toEqual([
    ['=HYPERLINK("http://evil.example")', 1, 2],
    ['Guest 1', 1, 1],
    ['Guest 2', 0, 1],
  ])
})

it('writes cells that a spreadsheet program shows and does not calculate', () => {
  const texts = {
    reader: 'Reader',
    best: 'Best',
    tries: 'Tries',
    used: 'Used',
    last: 'Last',
    right: 'yes',
    wrong: 'no',
  }
  expect(writeResultsCsv(questions, readers, texts).split('\r\n')).toEqual([
    '\u{FEFF}"Reader","Best","Tries","Used","Last","Who, ""exactly""?","Added later"',
    `"'=HYPERLINK(""http://evil.example"")","100%","2","2","2026-02-02T10:00:00.000Z","no",""`,
    '"Guest 1","100%","1","0","2026-02-03T10:00:00.000Z","yes",""',
    '"Guest 2","0%","1","0","2026-02-03T11:00:00.000Z","",""',
    '',
  ])
})
