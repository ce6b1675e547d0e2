import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type PlsAlphabet, plsNamespace, type PlsRule } from './pls-rule'

export interface ReadPlsLimits {
  /** Rules that one file may hold. */
  rules?: number
  /** Letters of the words that a rule is for, and of the sounds that they are given. */
  wordCharacters?: number
  /** Letters of what is said instead. */
  aliasCharacters?: number
}

export type PlsReading =
  | { kind: 'read'; rules: PlsRule[]; language: string | null }
  /** `line` counts from 1. */
  | { kind: 'unreadable'; line: number; message: string }

/** Something said in a lexeme. */
interface Said {
  type: 'alias' | 'phoneme'
  text: string
  alphabet: string
  isPreferred: boolean
}

class Refusal extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** A lexicon needs three, notes of others in it a few more; what is read of every element grows with them. */
const mostNested = 50

/** The text of an element on one line. */
const tidy = (text: string): string =>
  text.replaceAll(/[\t\n\r ]+/g, (blank) => (/[\t\n\r]/.test(blank) ? ' ' : blank)).trim()

function toAlphabet(name: string, line: number): PlsAlphabet {
  const known = name.toLowerCase()
  if (known === 'ipa') return 'ipa'
  if (known === 'cmu-arpabet' || known === 'x-cmu-arpabet' || known === 'x-arpabet') return 'cmu-arpabet'
  throw new Refusal(line, `The alphabet "${name.slice(0, 40)}" is not known; write the sounds in ipa or cmu-arpabet.`)
}

/**
 * Reads a pronunciation lexicon (W3C PLS 1.0): a rule for each grapheme of a lexeme. Of several sounds or aliases of a
 * lexeme the preferred one counts, else the first; of several lexemes for one word the first. What is no such file, or
 * more than the limits allow, is answered with its line. No entity is ever fetched or expanded. Never throws.
 */
export function readPls(file: string, limits: ReadPlsLimits = {}): PlsReading {
  const parser = new SaxesParser({ xmlns: true, position: true })
  try {
    const collector = createCollector(() => parser.line, limits)
    parser.on('doctype', () => collector.refuse('A document type is not allowed here; remove the line <!DOCTYPE …>.'))
    parser.on('opentag', (tag) => collector.open(tag))
    parser.on('closetag', () => collector.close())
    parser.on('text', (text) => collector.text(text))
    parser.on('cdata', (text) => collector.text(text))
    parser.write(file.replace(/^\u{FEFF}/u, '')).close()
    return collector.finish()
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'unreadable', line: error.line, message: error.message }
    // The parser's own complaints begin with line and column.
    const message = (error instanceof Error ? error.message : String(error)).replace(/^\d+:\d+: /, '')
    return { kind: 'unreadable', line: parser.line, message: `This is no well-formed XML: ${message}` }
  }
}

function createCollector(lineNow: () => number, limits: ReadPlsLimits) {
  const { rules: mostRules = Infinity, wordCharacters = Infinity, aliasCharacters = Infinity } = limits
  const byWord = new Map<string, PlsRule>()
  const path: string[] = []
  let isLexicon = false
  let language: string | null = null
  let alphabet = ''
  let lexemeLine = 1
  let graphemes: string[] = []
  let said: Said[] = []
  let content: string | null = null
  let open: { alphabet: string; isPreferred: boolean } = { alphabet: '', isPreferred: false }

  const refuse = (message: string, line = lineNow()): never => {
    throw new Refusal(line, message)
  }

  function readContent(limit: number): string {
    const text = tidy(content ?? '')
    content = null
    if (text === '') return refuse('Here is an element without text.')
    if (text.length > limit) return refuse(`"${text.slice(0, 40)}…" is longer than ${limit} characters.`)
    return text
  }

  function endLexeme(): void {
    if (graphemes.length === 0) return refuse('This lexeme names no words: it has no grapheme.', lexemeLine)
    const chosen = said.find(({ isPreferred }) => isPreferred) ?? said[0]
    if (!chosen) return refuse('This lexeme says nothing: it has neither a phoneme nor an alias.', lexemeLine)
    for (const word of graphemes) {
      if (byWord.has(word)) continue
      byWord.set(word, toRule(word, chosen, lexemeLine))
    }
    if (byWord.size > mostRules) return refuse(`The file holds more than ${mostRules} rules. Split it.`, lexemeLine)
  }

  return {
    refuse,
    text(text: string): void {
      if (content !== null) content += text
    },
    open({ local, uri, attributes }: SaxesTagNS): void {
      const isOurs = uri === plsNamespace || uri === ''
      path.push(isOurs ? local : '')
      if (path.length > mostNested) return refuse(`More than ${mostNested} elements stand in one another here.`)
      const attribute = (name: string): string | null => attributes[name]?.value ?? null
      const at = path.join(' ')
      if (path.length === 1) {
        if (at !== 'lexicon') return refuse(`A pronunciation lexicon begins with <lexicon>, this file with <${local}>.`)
        isLexicon = true
        language = attribute('xml:lang')
        alphabet = attribute('alphabet') ?? 'ipa'
      } else if (at === 'lexicon lexeme') {
        lexemeLine = lineNow()
        graphemes = []
        said = []
      } else if (path.length === 3 && ['grapheme', 'phoneme', 'alias'].includes(path[2] ?? '')) {
        content = ''
        open = { alphabet: attribute('alphabet') ?? alphabet, isPreferred: attribute('prefer') === 'true' }
      }
    },
    close(): void {
      const at = path.join(' ')
      path.pop()
      if (at === 'lexicon lexeme grapheme') graphemes.push(readContent(wordCharacters))
      if (at === 'lexicon lexeme alias') said.push({ type: 'alias', text: readContent(aliasCharacters), ...open })
      if (at === 'lexicon lexeme phoneme') said.push({ type: 'phoneme', text: readContent(wordCharacters), ...open })
      if (at === 'lexicon lexeme') endLexeme()
    },
    finish(): PlsReading {
      if (!isLexicon) return refuse('The file is empty.')
      return { kind: 'read', rules: [...byWord.values()], language }
    },
  }
}

function toRule(word: string, { type, text, alphabet }: Said, line: number): PlsRule {
  return type === 'alias'
    ? { type, string_to_replace: word, alias: text }
    : { type, string_to_replace: word, phoneme: text, alphabet: toAlphabet(alphabet, line) }
}
