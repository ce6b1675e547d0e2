import type { FakeStudioServer } from './fake-studio-state.fixture'

/** Answers spelling checks, and changes of the words that a book has of its own. */
export async function answerSpelling(
  { dictionary, bookWords }: Pick<FakeStudioServer, 'dictionary' | 'bookWords'>,
  request: Request,
): Promise<object> {
  if (request.method === 'DELETE') {
    bookWords.delete((new URL(request.url).searchParams.get('word') ?? '').toLowerCase())
    return { success: true }
  }
  const sent: unknown = await request.json()
  if (isBookWord(sent)) {
    bookWords.add(sent.word.toLowerCase())
    return { success: true }
  }
  if (dictionary === null || !isRequest(sent)) return { hasDictionary: false, unknown: [] }
  const isUnknown = (word: string) => !dictionary.includes(word.toLowerCase()) && !bookWords.has(word.toLowerCase())
  return { hasDictionary: true, unknown: sent.words.filter(isUnknown) }
}

function isBookWord(value: unknown): value is { word: string } {
  return typeof value === 'object' && value !== null && 'word' in value && typeof value.word === 'string'
}

function isRequest(value: unknown): value is { words: string[] } {
  return typeof value === 'object' && value !== null && 'words' in value && Array.isArray(value.words)
}
