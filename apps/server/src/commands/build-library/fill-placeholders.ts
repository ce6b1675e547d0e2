interface Timed {
  readonly variation: string
  readonly rectData?: { readonly rectsByWords: readonly TimedWord[] } | undefined
}

interface TimedWord {
  readonly word?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const FILE = /^file:(.+)$/
const TIME = /^(start|end):([^:]+):(.+)$/

/**
 * Returns a value with each text `file:<name>` in it replaced by the link of that file, and each `start:<language>:<word>` or
 * `end:<language>:<word>` by the seconds of the first such word on the page.
 *
 * @throws Error that names a missing file or word
 */
export function fillPlaceholders(
  value: unknown,
  context: { readonly links: ReadonlyMap<string, string>; readonly variations: readonly Timed[] },
): unknown {
  if (typeof value === 'string') return fillText(value, context)
  if (Array.isArray(value)) return value.map((entry: unknown) => fillPlaceholders(entry, context))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillPlaceholders(entry, context)]))
}

function fillText(text: string, { links, variations }: Parameters<typeof fillPlaceholders>[1]): string | number {
  const file = FILE.exec(text)?.[1]
  if (file !== undefined) {
    const link = links.get(file)
    if (link === undefined) throw new Error(`The content of the story names the file ${file}, which was not made`)
    return link
  }
  const [, edge, language, word] = TIME.exec(text) ?? []
  if (word === undefined) return text
  const words = variations.find(({ variation }) => variation === language)?.rectData?.rectsByWords
  const found = words?.find((rect) => rect.word !== undefined && bareWord(rect.word) === bareWord(word))
  const seconds = edge === 'start' ? found?.startTime : found?.endTime
  if (seconds === undefined) throw new Error(`The page of ${text} has no time for this word`)
  return seconds
}

/** Returns a word in lower case, without punctuation. */
function bareWord(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
