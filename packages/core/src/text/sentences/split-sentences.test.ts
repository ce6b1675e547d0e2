import { describe, expect, it } from 'vitest'
import golden from '@lectern/material/sentences/golden.json'
import { splitSentences } from './split-sentences'

function texts(text: string, language: string): string[] {
  return splitSentences(text, { language }).map((sentence) => sentence.text)
}

function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function countExact(cases: readonly { text: string; expected: string[] }[], language: string): number {
  return cases.filter(
    ({ text, expected }) =>
      JSON.stringify(texts(text, language).map(squeeze)) === JSON.stringify(expected.map(squeeze)),
  ).length
}

describe('splitSentences', () => {
  it('splits every English golden rule exactly', () => {
    const rules = golden.en.filter((example) => example.set === 'GOLDEN_EN_RULES_TEST_CASES')
    expect(countExact(rules, 'en')).toBe(rules.length)
  })

  it.each([
    ['en', 46],
    ['es', 9],
    ['de', 8],
    ['it', 9],
    ['ru', 9],
  ] as const)('splits the other examples in %s, %i of them exactly', (language, exact) => {
    expect(countExact(golden[language], language)).toBeGreaterThanOrEqual(exact)
  })

  it('ends at stops with their closing quotes, not at titles, months, units and initials [SYNC-013]', () => {
    const sentences = [
      'Mr. Jones met Dr. Brown, i.e. the tall one, at 5 p.m. sharp.',
      'He read No. 5, p. 55, etc. and left...',
      '“Are you J. R. Smith?” she asked.',
      '(It rained.)',
      '“Go!”',
      'There were 500 cases in the U.S.',
      'The U.S. Army vs. the rest?',
      'He met Dr. No again.',
      'She came on Jan. 5 and left on Sept. 12 of that year.',
      'Take 3 oz. Swiss cheese and 2 lb. Spanish rice.',
    ]
    expect(texts(sentences.join(' '), 'en')).toEqual(sentences)
    expect(texts('At 5 a.m. Mr. Smith rose. He left at 6 P.M. Mr. Smith then slept.', 'en')).toHaveLength(3)
  })

  it('treats line ends as spaces, but splits at paragraphs, headings, list items and verse', () => {
    expect(texts('The cat sat on\nthe mat. It\nslept.', 'en')).toEqual(['The cat sat on\nthe mat.', 'It\nslept.'])
    expect(texts('One paragraph\n\nand another', 'en')).toEqual(['One paragraph', 'and another'])
    expect(texts('History\nThe first machines that could read print were built long ago.', 'en')).toHaveLength(2)
    expect(texts('- First of all\n- Second of all', 'en')).toEqual(['- First of all', '- Second of all'])
    expect(texts('1. The first 2. The second 3. The third', 'en')).toHaveLength(3)
    const verse = [
      'From fairest creatures we desire increase,',
      'That thereby beauty’s rose might never die,',
      'But as the riper',
    ]
    expect(texts(verse.join('\n'), 'en')).toEqual(verse)
  })

  it('keeps quoted Japanese speech in the sentence that reports it', () => {
    expect(texts('「行くぞ。」と彼は言った。そして去った。', 'ja')).toEqual([
      '「行くぞ。」と彼は言った。',
      'そして去った。',
    ])
  })

  it('handles the stops of other scripts', () => {
    expect(texts('کیا حال ہے؟ میں ٹھیک ہوں۔ شکریہ۔', 'ur')).toHaveLength(3)
    expect(texts('ሰላም። እንዴት ነህ።', 'am')).toHaveLength(2)
    expect(texts('Բարև։ Ինչպես ես։', 'hy')).toHaveLength(2)
    expect(texts('สวัสดีครับ ผมชื่อสมชาย', 'th')).toHaveLength(2)
  })
})

it('does not split at line ends a page that ends within a sentence', () => {
  const split = (text: string) => splitSentences(text, { language: 'en' }).map((sentence) => sentence.text)
  expect(split('The boy walked to the\nriver and then he saw\na small')).toHaveLength(1)
  expect(split('line one of an OCR\npage that wraps. Next\nsentence')).toHaveLength(2)
  expect(split('apples\npears\nmilk')).toHaveLength(3)
  expect(split('Apples\nPears\nMilk')).toHaveLength(3)
})
