/** Rows that every creating request refers to. */
export interface RequestTargets {
  readonly bookId: number
  readonly chapterId: number
  readonly quizId: number
  /** A quiz that only copies are made of: a copy repeats the texts of its questions. */
  readonly copiedQuizId: number
  readonly questionId: number
  readonly wordId: number
}

export type PaidProvider = 'voice' | 'alignment'

/** A request whose effect is counted by a text that occurs in no other one. */
export interface CreatingRequest {
  readonly path: string
  readonly body: unknown
  /** Counts the rows with the text in `$1`. */
  readonly count: string
  /** The paid provider that receives its text: its failure is allowed if the call may be paid for and its result was lost. */
  readonly paidFor?: PaidProvider
}

type CreateRequest = (text: string, targets: RequestTargets) => CreatingRequest

const countIn = (table: string, column: string) => `select count(*)::int as count from ${table} where ${column} = $1`

function makeForm(parts: Readonly<Record<string, File | string>>): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(parts)) form.set(name, file)
  return form
}

const lexicon =
  '<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en"><lexeme><grapheme>owl</grapheme><alias>hen</alias></lexeme></lexicon>'

/** The kinds of requests that create rows, by their operation: JSON bodies and forms. */
export const creatingRequests: Readonly<Record<string, CreateRequest>> = {
  createBook: (text) => ({
    path: '/books',
    body: { title: text, language: 'en' },
    count: countIn('books', 'title'),
  }),
  createBookFromQuiz: (text) => ({
    path: '/books/0',
    body: { title: text, language: 'en' },
    count: countIn('books', 'title'),
  }),
  createChapter: (text, { bookId }) => ({
    path: `/books/${bookId}/chapters`,
    body: { name: text, variation: 'en' },
    count: countIn('chapters', 'name'),
  }),
  createPage: (text, { chapterId }) => ({
    path: `/chapters/${chapterId}/pages`,
    body: { name: text },
    count: countIn('pages', 'name'),
  }),
  createPages: (text, { chapterId }) => ({
    path: `/chapters/${chapterId}/pages/batch`,
    body: { pages: [{ name: text }] },
    count: countIn('pages', 'name'),
  }),
  saveNote: (text, { bookId }) => ({
    path: '/api/note',
    body: { note: text, bookId },
    count: countIn('notes', 'note'),
  }),
  reportBug: (text) => ({
    path: '/api/bug',
    body: { message: text },
    count: countIn('bug_reports', 'message'),
  }),
  createWord: (text) => ({
    path: '/word',
    body: { word: text, lang: 'en' },
    count: countIn('glossary_words', 'word'),
  }),
  createWords: (text) => ({
    path: '/word/bulk',
    body: { words: [{ word: text, lang: 'en' }] },
    count: countIn('glossary_words', 'word'),
  }),
  importWords: (text) => ({
    path: '/word/import',
    body: makeForm({ file: new File([`word,language,definition\n${text},en,A word`], 'words.csv') }),
    count: countIn('glossary_words', 'word'),
  }),
  createDefinition: (text, { wordId }) => ({
    path: `/word/definition/${wordId}`,
    body: { lang: 'en', text },
    count: countIn('glossary_definitions', 'definition'),
  }),
  createQuiz: (text, { bookId }) => ({
    path: `/quiz/${bookId}`,
    body: { title: text },
    count: countIn('quizzes', 'title'),
  }),
  copyQuiz: (text, { copiedQuizId }) => ({
    path: '/quiz/copy',
    body: { quizId: copiedQuizId, title: text },
    count: countIn('quizzes', 'title'),
  }),
  createQuizQuestion: (text, { quizId }) => ({
    path: '/quiz/question',
    body: { quizId, text },
    count: countIn('quiz_questions', 'text'),
  }),
  createQuizAnswer: (text, { questionId }) => ({
    path: `/quiz/answer/${questionId}`,
    body: { text, isCorrect: false },
    count: countIn('quiz_answers', 'text'),
  }),
  createQuizMedia: (text, { questionId }) => ({
    path: '/quiz/media',
    body: { questionId, type: 'image', url: `/objects/${text}.webp` },
    count: `select count(*)::int as count from quiz_media where url = '/objects/' || $1 || '.webp'`,
  }),
  createPronunciationDictionary: (text) => ({
    path: '/api/speech/pronunciation-dictionaries',
    body: { name: text },
    count: countIn('pronunciation_dictionaries', 'name'),
  }),
  importPronunciationDictionary: (text) => ({
    path: '/api/speech/pronunciation-dictionaries/import',
    body: makeForm({ name: text, file: new File([lexicon], 'names.pls') }),
    count: countIn('pronunciation_dictionaries', 'name'),
  }),
  inviteAuthor: (text, { bookId }) => ({
    path: `/books/${bookId}/invitations`,
    body: { email: `${text}@example.org` },
    count: `select count(*)::int as count from mailed_links where email = $1 || '@example.org'`,
  }),
}
