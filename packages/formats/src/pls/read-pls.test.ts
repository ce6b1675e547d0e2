import { describe, expect, test } from 'vitest'
import { readPls } from './read-pls'

const root =
  '<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">'
const lexicon = (...lines: string[]) => ['<?xml version="1.0"?>', root, ...lines, '</lexicon>'].join('\n')

describe('a lexicon', () => {
  test('has a rule for each grapheme, with the preferred or first phoneme; examples are not rules', () => {
    const file = lexicon(
      '<meta name="x" content="y"/>',
      '<lexeme><grapheme>colour</grapheme><grapheme> co\n lor </grapheme>',
      '<alias>culler</alias><phoneme prefer="true">ˈkʌlə</phoneme><example>a colour</example></lexeme>',
      '<lexeme><grapheme>UN</grapheme><alias>United <![CDATA[Nations & co]]></alias></lexeme>',
      '<lexeme><grapheme>UN</grapheme><alias>something else</alias></lexeme>',
      '<lexeme><grapheme>tomato</grapheme><phoneme alphabet="x-cmu-arpabet">T AH0 M EY1 T OW0</phoneme></lexeme>',
      '<x:note xmlns:x="urn:x"><x:lexeme/></x:note>',
    )
    expect(readPls(file)).toEqual({
      kind: 'read',
      language: 'en',
      rules: [
        { type: 'phoneme', string_to_replace: 'colour', phoneme: 'ˈkʌlə', alphabet: 'ipa' },
        { type: 'phoneme', string_to_replace: 'co lor', phoneme: 'ˈkʌlə', alphabet: 'ipa' },
        { type: 'alias', string_to_replace: 'UN', alias: 'United Nations & co' },
        { type: 'phoneme', string_to_replace: 'tomato', phoneme: 'T AH0 M EY1 T OW0', alphabet: 'cmu-arpabet' },
      ],
    })
  })

  test('is read without its namespace and with a byte order mark', () => {
    expect(readPls('\u{FEFF}<lexicon><lexeme><grapheme>a</grapheme><alias>b</alias></lexeme></lexicon>')).toMatchObject(
      {
        kind: 'read',
        rules: [{ string_to_replace: 'a' }],
        language: null,
      },
    )
  })
})

describe('a file that is not a valid lexicon is refused with the line', () => {
  const cases: [string, string, number, string][] = [
    ['another document', '<html></html>', 1, '<lexicon>'],
    ['nothing', '', 1, 'XML'],
    ['a tag that is closed by another', lexicon('', '<lexeme><grapheme>a</alias>'), 4, 'XML'],
    ['an undeclared entity', lexicon('<lexeme><grapheme>&nbsp;</grapheme></lexeme>'), 3, 'XML'],
    ['no grapheme', lexicon('', '<lexeme>', '<alias>b</alias></lexeme>'), 4, 'grapheme'],
    ['nothing to say', lexicon('<lexeme><grapheme>a</grapheme>', '</lexeme>'), 3, 'alias'],
    ['an empty grapheme', lexicon('<lexeme><grapheme> </grapheme><alias>b</alias></lexeme>'), 3, 'without text'],
    [
      'an unknown alphabet',
      lexicon('<lexeme><grapheme>a</grapheme><phoneme alphabet="x-sampa">a</phoneme></lexeme>'),
      3,
      'x-sampa',
    ],
  ]
  test.each(cases)('%s', (_name, file, line, part) => {
    expect(readPls(file)).toEqual({ kind: 'unreadable', line, message: expect.stringContaining(part) })
  })

  test('a DOCTYPE, so that no entity is ever defined or fetched', () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n${root}<lexeme><grapheme>&b;</grapheme></lexeme></lexicon>`
    expect(readPls(bomb)).toMatchObject({ kind: 'unreadable', line: 1, message: expect.stringContaining('DOCTYPE') })
  })

  test('a megabyte of blanks in a word, without delay', () => {
    const blank = lexicon(`<lexeme><grapheme>${' '.repeat(1_000_000)}</grapheme><alias>b</alias></lexeme>`)
    expect(readPls(blank)).toMatchObject({ line: 3, message: expect.stringContaining('without text') })
  })

  test('elements nested too deeply, before they are read', () => {
    const nested = (depth: number) =>
      lexicon(
        '<lexeme><grapheme>a</grapheme><alias>b</alias></lexeme>',
        `${'<n>'.repeat(depth)}${'</n>'.repeat(depth)}`,
      )
    expect(readPls(nested(49)).kind).toBe('read')
    expect(readPls(nested(50))).toMatchObject({ line: 4, message: expect.stringContaining('50 elements') })
    // Unclosed: a reader that went on would first complain at the end of the file.
    expect(readPls(`<lexicon>${'<n>\n'.repeat(1000)}`)).toMatchObject({ line: 50 })
  })

  test('more or longer rules than the limits allow', () => {
    const rule = (word: string) => `<lexeme><grapheme>${word}</grapheme><alias>b</alias></lexeme>`
    const three = lexicon(rule('a'), rule('b'), rule('c'))
    expect(readPls(three, { rules: 2 })).toMatchObject({ line: 5, message: expect.stringContaining('2 rules') })
    expect(readPls(three, { rules: 3 }).kind).toBe('read')
    expect(readPls(lexicon(rule('x'.repeat(11))), { wordCharacters: 10 })).toMatchObject({ line: 3 })
    expect(readPls(three, { aliasCharacters: 0 })).toMatchObject({ line: 3 })
  })
})
