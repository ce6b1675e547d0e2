import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type PlsAlphabet, plsNamespace, type PlsRule } from './pls-rule'

export interface ReadPlsLimits {
  /** Maximum number of rules in a file. */
  rules?: number
  /** Maximum length of the words of a rule and of their phonemes. */
  wordCharacters?: number
  /** Maximum length of an alias. */
  aliasCharacters?: number
}

export type PlsReading =
  | { kind: 'read'; rules: PlsRule[]; language: string | null }
  /** `line` counts from 1. */
  | { kind: 'unreadable'; line: number; message: string }

/** A pronunciation in a lexeme. */
interface Pronunciation {
  type: 'alias' | 'phoneme'
  text: string
  alphabet: string
  isPreferred: boolean
}

class UnreadablePls extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Maximum depth of elements: a lexicon needs three, and the time for each element grows with the depth. */
const maximumDepth = 50

/** Puts the text of an element on one line. */
const joinLines = (text: string): string =>
  text.replaceAll(/[\t\n\r ]+/g, (blank) => (/[\t\n\r]/.test(blank) ? ' ' : blank)).trim()

function toAlphabet(name: string, line: number): PlsAlphabet {
  const known = name.toLowerCase()
  if (known === 'ipa') return 'ipa'
  if (known === 'cmu-arpabet' || known === 'x-cmu-arpabet' || known === 'x-arpabet') return 'cmu-arpabet'
  throw new UnreadablePls(
    line,
    `The alphabet "${name.slice(0, 40)}" is not known; write the sounds in ipa or cmu-arpabet.`,
  )
}

/**
 * Reads a pronunciation lexicon (W3C PLS 1.0): a rule for each grapheme of a lexeme. Of several phonemes or aliases of a
 * lexeme the preferred one counts, else the first; of several lexemes for one word the first. Returns the line of an error for
 * another file, or one beyond the limits. Entities are never fetched or expanded. Never throws.
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
    if (error instanceof UnreadablePls) return { kind: 'unreadable', line: error.line, message: error.message }
    // Messages of the parser begin with line and column.
    const message = (error instanceof Error ? error.message : String(error)).replace(/^\d+:\d+: /, '')
    return { kind: 'unreadable', line: parser.line, message: `This is not well-formed XML: ${message}` }
  }
}

function createCollector(lineNow: () => number, limits: ReadPlsLimits) {
  const { rules: maxRules = Infinity, wordCharacters = Infinity, aliasCharacters = Infinity } = limits
  const byWord = new Map<string, PlsRule>()
  const path: string[] = []
  let isLexicon = false
  let language: string | null = null
  let alphabet = ''
  let lexemeLine = 1
  let graphemes: string[] = []
  let pronunciations: Pronunciation[] = []
  let content: string | null = null
  let open: { alphabet: string; isPreferred: boolean } = { alphabet: '', isPreferred: false }

  const refuse = (message: string, line = lineNow()): never => {
    throw new UnreadablePls(line, message)
  }

  function readContent(limit: number): string {
    const text = content === null ? '' : joinLines(content)
    content = null
    if (text === '') return refuse('Here is an element without text.')
    if (text.length > limit) return refuse(`"${text.slice(0, 40)}…" is longer than ${limit} characters.`)
    return text
  }

  function endLexeme(): void {
    if (graphemes.length === 0) return refuse('This lexeme names no words: it has no grapheme.', lexemeLine)
    const chosen = pronunciations.find(({ isPreferred }) => isPreferred) ?? pronunciations[0]
    if (!chosen) return refuse('This lexeme says nothing: it has neither a phoneme nor an alias.', lexemeLine)
    for (const word of graphemes) {
      if (byWord.has(word)) continue
      byWord.set(word, toRule(word, chosen, lexemeLine))
    }
    if (byWord.size > maxRules) return refuse(`The file holds more than ${maxRules} rules. Split it.`, lexemeLine)
  }

  return {
    refuse,
    text(text: string): void {
      if (content !== null) content += text
    },
    open({ local, uri, attributes }: SaxesTagNS): void {
      const isOurs = uri === plsNamespace || uri === ''
      path.push(isOurs ? local : '')
      if (path.length > maximumDepth) return refuse(`More than ${maximumDepth} elements stand in one another here.`)
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
        pronunciations = []
      } else if (['lexicon lexeme grapheme', 'lexicon lexeme phoneme', 'lexicon lexeme alias'].includes(at)) {
        content = ''
        open = { alphabet: attribute('alphabet') ?? alphabet, isPreferred: attribute('prefer') === 'true' }
      }
    },
    close(): void {
      const at = path.join(' ')
      path.pop()
      if (at === 'lexicon lexeme grapheme') graphemes.push(readContent(wordCharacters))
      if (at === 'lexicon lexeme alias')
        pronunciations.push({ type: 'alias', text: readContent(aliasCharacters), ...open })
      if (at === 'lexicon lexeme phoneme')
        pronunciations.push({ type: 'phoneme', text: readContent(wordCharacters), ...open })
      if (at === 'lexicon lexeme') endLexeme()
    },
    finish(): PlsReading {
      if (!isLexicon) return refuse('The file is empty.')
      return { kind: 'read', rules: [...byWord.values()], language }
    },
  }
}

function toRule(word: string, { type, text, alphabet }: Pronunciation, line: number): PlsRule {
  return type === 'alias'
    ? { type, string_to_replace: word, alias: text }
    : { type, string_to_replace: word, phoneme: text, alphabet: toAlphabet(alphabet, line) }
}
