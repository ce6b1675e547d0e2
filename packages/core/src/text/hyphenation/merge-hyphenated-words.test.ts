import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinHyphenated } from './join-hyphenated'
import { mergeHyphenatedWords, type WordPart } from './merge-hyphenated-words'

const HYPHENS = ['-', '\u2010', '\u2011', '\u00ad', '¬', '⸗', '⹀', '－']

function atLineEnds(...texts: string[]): WordPart[] {
  return texts.map((text, at) => ({ text, endsLine: at < texts.length - 1 }))
}

/** Returns the words of the parts after merging those that the dictionary has. */
async function merge(parts: readonly WordPart[], ...dictionary: string[]): Promise<string[]> {
  const validateWord = (word: string): boolean => dictionary.includes(word)
  const { merged } = await mergeHyphenatedWords(parts, { language: 'en', validateWord })
  const words = parts.map(({ text }) => text)
  for (const { parts: joined, text, rest } of merged.toReversed()) words.splice(joined[0]!, joined.length, text + rest)
  return words
}

describe('mergeHyphenatedWords', () => {
  it.each(HYPHENS)('merges at the hyphen %j', async (hyphen) => {
    expect(await merge(atLineEnds(`light${hyphen}`, 'house'), 'lighthouse')).toEqual(['lighthouse'])
  })

  it('merges Armenian words at their hyphen, but not Hebrew words at the maqaf', async () => {
    expect(await merge(atLineEnds('Հայաս֊', 'տան'), 'Հայաստան')).toEqual(['Հայաստան'])
    expect(await merge(atLineEnds('בית־', 'ספר'), 'ביתספר')).toEqual(['בית־', 'ספר'])
  })

  it.each([
    ['dashes', 'word—', 'word'],
    ['dashes', 'word–', 'word'],
    ['double hyphens', 'word--', 'word'],
    ['lone hyphens', '-', 'word'],
    ['lone dashes', '--', 'word'],
    ['years', '1914-', '18'],
    ['pages', '10-', '20'],
    ['figures and words', '20-', 'year'],
    ['words and figures', 'word-', '2'],
    ['nothing to merge', 'word-', '—'],
    ['closing quotes', 'word-', '”'],
  ])('never merges %s: %s %s', async (_what, ...texts) => {
    const { merged } = await mergeHyphenatedWords(atLineEnds(...texts), { language: 'en', validateWord: () => true })
    expect(merged).toEqual([])
  })

  it.each([
    ['“Govern-', 'ment,”', 'Government', '“Government,”'],
    ['GOVERN-', 'MENT', 'government', 'GOVERNMENT'],
    ['McDon-', 'ald', 'McDonald', 'McDonald'],
    ['Ange-', 'les.', 'Angeles', 'Angeles.'],
    ['gov-', 'ernment—which', 'government', 'government—which'],
    ['gov-', 'ernment’s', 'government’s', 'government’s'],
    ['gov-', 'ernment’s', "government's", 'government’s'],
    ['gov-', 'ernment’s', 'government', 'government’s'],
    ['would-', 'n’t', 'wouldn’t', 'wouldn’t'],
    ['l’indé-', 'pendance', 'indépendance', 'l’indépendance'],
    ['gov-', 'ernment.12', 'government', 'government.12'],
    ['gov-', 'ernment12', 'government', 'government12'],
    ['con-', '!oler', 'con!oler', 'con!oler'],
    ['(self-govern-', 'ment)', 'self-government', '(self-government)'],
    ['E\u0301le\u0301-', 'phant', 'E\u0301le\u0301phant', 'E\u0301le\u0301phant'],
    ['не-', 'обходимо;', 'необходимо', 'необходимо;'],
    ['the light-', 'house fell', 'lighthouse', 'the lighthouse fell'],
  ])('merges %s %s when the dictionary has %s', async (first, second, word, merged) => {
    expect(await merge(atLineEnds(first, second), word)).toEqual([merged])
    expect(await merge(atLineEnds(first, second))).toEqual([first, second])
  })

  it('keeps compounds that the dictionary has with their hyphen', async () => {
    expect(await merge(atLineEnds('well-', 'known'), 'well-known')).toEqual(['well-', 'known'])
    expect(await merge(atLineEnds('mother-in-', 'law'), 'mother-in-law', 'law')).toEqual(['mother-in-', 'law'])
  })

  it('merges a word that is hyphenated twice before any two of its parts', async () => {
    const parts = atLineEnds('“under-', 'stand-', 'ing.”')
    expect(await merge(parts, 'understand', 'understanding')).toEqual(['“understanding.”'])
    expect(await merge(parts, 'understand')).toEqual(['“understand-', 'ing.”'])
    expect(await merge(atLineEnds('well-', 'be-', 'ing'), 'being')).toEqual(['well-', 'being'])
    expect(await merge(atLineEnds('a-', 'b-', 'c-', 'd'), 'abc', 'cd')).toEqual(['abc-', 'd'])
  })

  it('merges at HYPHEN breaks without a hyphen in the text, even in three parts', async () => {
    const hyphen = { detectedBreak: { type: 'HYPHEN' } }
    const parts = atLineEnds('un', 'der', 'stand').map((part, at) => (at < 2 ? { ...part, ...hyphen } : part))
    expect(await merge(parts, 'understand')).toEqual(['understand'])
    expect(await merge(parts, 'under')).toEqual(['under', 'stand'])
    expect(await merge(parts.slice(0, 2), 'un-der')).toEqual(['un', 'der'])
  })

  it('merges nothing within a line', async () => {
    const parts = atLineEnds('two-', 'and').map((part) => ({ ...part, endsLine: false }))
    expect(await merge(parts, 'twoand')).toEqual(['two-', 'and'])
  })

  it('loses no character but hyphens', async () => {
    const text = fc.oneof(
      fc.stringMatching(/^[“(‘]?[a-zA-Z’é!|0-9]{0,6}[.,;”)]?[-¬\u2010]?$/),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    const part = fc.record(
      { text, endsLine: fc.boolean(), detectedBreak: fc.constantFrom({ type: 'HYPHEN' }, { type: 'SPACE' }) },
      { requiredKeys: ['text', 'endsLine'] },
    )
    const bare = (all: string): string => all.replaceAll(/[-¬\u2010\u2011\u00ad\u058a\u2e17\u2e40\uff0d]/gu, '')
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 10 }), fc.func(fc.boolean()), async (parts, validateWord) => {
        const { merged } = await mergeHyphenatedWords(parts, { language: 'en', validateWord })
        let used = 0
        for (const { parts: joined, text: word, rest } of merged) {
          const from = joined[0]!
          expect(from).toBeGreaterThanOrEqual(used)
          used = from + joined.length
          const whole = parts.slice(from, used).map((each) => each.text)
          expect(bare(word + rest)).toBe(bare(whole.join('')))
          expect(whole.at(-1)?.endsWith(rest)).toBe(true)
        }
        expect(used).toBeLessThanOrEqual(parts.length)
      }),
    )
  })

  it('looks up each spelling once, and tries lower case only if it is not a word as written', async () => {
    const listCalls = async (parts: readonly WordPart[], dictionary: readonly string[]): Promise<string[]> => {
      const calls: string[] = []
      const validateWord = (word: string): boolean => calls.push(word) > 0 && dictionary.includes(word)
      await mergeHyphenatedWords(parts, { language: 'en', validateWord })
      return calls
    }
    const twice = [...atLineEnds('In-', 'to'), ...atLineEnds('In-', 'to')]
    expect(await listCalls(twice, ['into'])).toEqual(['Into', 'into'])
    expect(await listCalls(twice, ['Into', 'into'])).toEqual(['Into'])
    const lowerToo = [...twice, ...atLineEnds('in-', 'to')]
    expect((await listCalls(lowerToo, ['into'])).toSorted()).toEqual(['Into', 'into'])
  })

  it('reports each word that cannot be looked up once, and merges the others', async () => {
    const validateWord = (word: string): boolean => {
      if (word === 'into') throw new Error('offline')
      return word === 'upon'
    }
    const parts = [...atLineEnds('in-', 'to'), ...atLineEnds('up-', 'on'), ...atLineEnds('in-', 'to')]
    const { merged, failures } = await mergeHyphenatedWords(parts, { language: 'en', validateWord })
    expect(merged.map(({ parts: [from] }) => from)).toEqual([2])
    expect(failures).toEqual([{ from: 0, message: expect.stringContaining('"into" could not be looked up') }])
    expect(failures[0]?.message).toContain('offline')
  })

  it('looks up at most eight words at a time', async () => {
    let open = 0
    let most = 0
    const validateWord = async (): Promise<boolean> => {
      most = Math.max(most, (open += 1))
      await Promise.resolve()
      open -= 1
      return false
    }
    const parts = Array.from({ length: 100 }, (_, at) => `${'abcdefghij'.charAt(at % 10)}${'x'.repeat(at)}-`)
    await mergeHyphenatedWords(atLineEnds(...parts, 'end'), { language: 'en', validateWord })
    expect(most).toBe(8)
  })

  it('merges a book in which every word is hyphenated, and words of a million characters', async () => {
    const many = atLineEnds(...Array.from({ length: 50_000 }, () => 'a-'))
    const { merged } = await mergeHyphenatedWords(many, { language: 'en', validateWord: (word) => word === 'aa' })
    expect(merged).toHaveLength(25_000)
    const long = '.'.repeat(1_000_000)
    expect(joinHyphenated(`${long}a-`, `b${long}c${long}`)?.readings[0]?.word).toBe('ab')
    expect(joinHyphenated(`${'a '.repeat(500_000)}a-`, `b${' '.repeat(1_000_000)}c`)?.readings[0]?.word).toBe('ab')
  })
})
