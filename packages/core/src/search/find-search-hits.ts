import { foldSearchText } from './fold-search-text'
import { joinSplitTokens } from './join-split-tokens'
import { listSearchTokens, type SearchToken } from './list-search-tokens'
import { isUnfinished } from './plan-search'

const NOT_IN_WORD = /[^\p{L}\p{N}\p{M}]/gu

/** A place on a page where a query is found: indexes of its first and last word. */
export interface SearchHit {
  readonly firstWord: number
  readonly lastWord: number
}

/**
 * Finds a query in the words of a page, from word to word. In scripts with spaces it begins at the beginning of a word. A word
 * that a hyphen splits at the end of a rect is found whole and by its parts. Hits do not overlap and are in order.
 *
 * @example
 * findSearchHits(['The', 'Cat,', 'the', 'hat'], 'the') // => [{ firstWord: 0, lastWord: 0 }, { firstWord: 2, lastWord: 2 }]
 * findSearchHits(['The', 'cat'], 'the ca') // => [{ firstWord: 0, lastWord: 1 }]
 * findSearchHits(['opti-', 'mized'], 'optimized') // => [{ firstWord: 0, lastWord: 1 }]
 */
export function findSearchHits(words: readonly string[], query: string): SearchHit[] {
  const wanted = toLine(listSearchTokens(query.split(/\s+/u)))
  if (wanted.text === '' || !hasLetters(words, wanted)) return []
  const tokens = listSearchTokens(words)
  const joined = joinSplitTokens(tokens, words)
  const hits = findInLine(toLine(tokens), wanted, query)
  if (joined.length === tokens.length) return hits
  const across = findInLine(toLine(joined), wanted, query).filter((hit) => !hits.some((other) => overlaps(hit, other)))
  return [...hits, ...across].toSorted((a, b) => a.firstWord - b.firstWord)
}

/** Returns true if the letters of a query follow each other on a page, whatever stands between them. Rules out most pages fast. */
function hasLetters(words: readonly string[], wanted: Line): boolean {
  const letters = foldSearchText(words.join('\n')).replace(NOT_IN_WORD, '')
  return letters.includes(wanted.text.replaceAll(' ', ''))
}

function findInLine(line: Line, wanted: Line, query: string): SearchHit[] {
  const hits: SearchHit[] = []
  for (let at = line.text.indexOf(wanted.text); at >= 0;) {
    const end = at + wanted.text.length
    const isHit =
      (!wanted.startsSpaced || at === 0 || line.text[at - 1] === ' ') &&
      (!wanted.endsSpaced || isUnfinished(query) || end === line.text.length || line.text[end] === ' ')
    if (isHit) hits.push({ firstWord: line.wordAt(at), lastWord: line.wordAt(end - 1) })
    at = line.text.indexOf(wanted.text, isHit ? end : at + 1)
  }
  return hits
}

function overlaps(a: SearchHit, b: SearchHit): boolean {
  return a.firstWord <= b.lastWord && b.firstWord <= a.lastWord
}

type Line = ReturnType<typeof toLine>

/** Returns the tokens with one space between them, and the word of each UTF-16 unit. */
function toLine(tokens: readonly SearchToken[]) {
  let text = ''
  const owners: number[] = []
  const add = (more: string, word: number) => {
    text += more
    for (let unit = 0; unit < more.length; unit += 1) owners.push(word)
  }
  for (const [index, { letters }] of tokens.entries()) {
    if (index > 0 && letters[0] !== undefined) add(' ', letters[0].word)
    for (const letter of letters) add(letter.text, letter.word)
  }
  return {
    text,
    startsSpaced: tokens[0]?.isSpaced === true,
    endsSpaced: tokens.at(-1)?.isSpaced === true,
    wordAt(unit: number): number {
      const word = owners[unit]
      if (word === undefined) throw new Error(`No unit ${unit} of ${owners.length}`)
      return word
    },
  }
}
