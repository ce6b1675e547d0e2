import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect, Voice } from '../../types'
import { buildTextSegments } from './build-text-segments'
import { needsSpaceAfter } from '../spacing/needs-space-after'
import { withTrailingSpace } from '../spacing/with-trailing-space'

const voice: Voice = { voiceId: 'narrator', modelId: 'm1', voiceSettings: { stability: 0.5 } }
const refuse = (): boolean => false
const fail = (): Promise<boolean> => Promise.reject(new Error('offline'))

function layOut(words: readonly Partial<Rect>[]): Rect[] {
  return words.map((word, index) => ({ id: `w${index}`, x: index * 60, y: 0, width: 50, height: 20, ...word }))
}

function atLineEnd(first: string, second: string, type = 'EOL_SURE_SPACE'): Rect[] {
  return layOut([
    { word: first, detectedBreak: { type } },
    { word: second, detectedBreak: { type: 'SPACE' } },
    { word: 'on' },
  ])
}

async function spokenText(
  rects: Rect[],
  language: string,
  validateWord: (word: string) => boolean | Promise<boolean>,
): Promise<string> {
  const [page] = await buildTextSegments([{ pageVariationId: 1, rects }], { language, voice, validateWord })
  return (page?.textSegments ?? []).map((segment) => segment.text).join('')
}

const someWord = fc.record(
  {
    word: fc.constantFrom('one', 'two,', 'three.', '—', 'four', '', ' '),
    detectedBreak: fc.constantFrom({ type: 'SPACE' }, { type: 'EOL_SURE_SPACE' }, { type: 'LINE_BREAK' }),
    voiceId: fc.constantFrom('anna', 'bob'),
    modelId: fc.constantFrom('m1', 'm2'),
    voiceSettings: fc.constantFrom({ stability: 0.5 }, { stability: 0.9 }),
  },
  { requiredKeys: ['word', 'detectedBreak'] },
)
const somePages = fc
  .array(fc.array(someWord, { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  .map((pages) => pages.map((words, page) => layOut(words).map((rect) => ({ ...rect, id: `${page}-${rect.id}` }))))

async function segmentsOf(pages: Rect[][]) {
  return buildTextSegments(
    pages.map((rects, pageVariationId) => ({ pageVariationId, rects })),
    { language: 'es', voice, validateWord: refuse },
  )
}

describe('buildTextSegments', () => {
  it('puts each word rect with text into exactly one segment of its page, in order [SEG-001 SEG-004]', async () => {
    await fc.assert(
      fc.asyncProperty(somePages, async (pages) => {
        const built = await segmentsOf(pages)
        expect(built.map((page) => page.pageVariationId)).toEqual(pages.map((_, index) => index))
        for (const [index, page] of built.entries()) {
          const withText = (pages[index] ?? []).filter((rect) => rect.word?.trim() !== '')
          expect(page.textSegments.flatMap((segment) => segment.rects)).toEqual(withText)
        }
      }),
    )
  })

  it("starts a segment where voice, model or settings change, a rect's own before the chapter's [SEG-002 SEG-003 SEG-005]", async () => {
    await fc.assert(
      fc.asyncProperty(somePages, async (pages) => {
        for (const page of await segmentsOf(pages)) {
          const triples = page.textSegments.map(({ voiceId, modelId, voiceSettings }) =>
            JSON.stringify({ voiceId, modelId, voiceSettings }),
          )
          for (const [index, segment] of page.textSegments.entries()) {
            expect(triples[index]).not.toBe(triples[index + 1])
            for (const rect of segment.rects) {
              expect(segment.voiceId).toBe(rect.voiceId ?? voice.voiceId)
              expect(segment.modelId).toBe(rect.modelId ?? voice.modelId)
              expect(segment.voiceSettings).toEqual(rect.voiceSettings ?? voice.voiceSettings)
            }
          }
        }
      }),
    )
  })

  it('returns segments whose joined texts are the words of the page with their spaces [SEG-022]', async () => {
    await fc.assert(
      fc.asyncProperty(somePages, async (pages) => {
        const built = await segmentsOf(pages)
        for (const [index, page] of built.entries()) {
          const rects = (pages[index] ?? []).filter((rect) => rect.word?.trim() !== '')
          const expected = rects.map((rect, at) => {
            const next = rects[at + 1]?.word
            const spaced = needsSpaceAfter({
              word: rect.word ?? '',
              language: 'es',
              ...(rect.detectedBreak === undefined ? {} : { detectedBreak: rect.detectedBreak }),
              ...(next === undefined ? {} : { next }),
            })
            return (rect.word ?? '') + (spaced ? ' ' : '')
          })
          expect(page.textSegments.map((segment) => segment.text).join('')).toBe(expected.join(''))
        }
      }),
    )
  })

  it('merges a hyphenated word that the dictionary has, and keeps the text after its letters [SEG-006 SEG-009]', async () => {
    const part = fc.stringMatching(/^[a-z]{2,8}$/)
    await fc.assert(
      fc.asyncProperty(
        part,
        part,
        fc.constantFrom('', ',', '.”', '-up'),
        fc.constantFrom('-', '\u2010', '¬'),
        async (first, second, rest, hyphen) => {
          const known = (word: string): boolean => word === first + second
          expect(await spokenText(atLineEnd(first + hyphen, second + rest), 'en-GB', known)).toBe(
            `${first}${second}${rest} on`,
          )
        },
      ),
    )
  })

  it('merges no words in languages other than English [SEG-007]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('es', 'de', 'fr', 'pt-BR', 'zh'), async (language) => {
        expect(await spokenText(atLineEnd('in-', 'to'), language, () => true)).not.toContain('into')
        expect(await spokenText(atLineEnd('in-', 'to'), 'en-US', () => true)).toBe('into on')
      }),
    )
  })

  it('merges no word that the dictionary rejects or cannot look up [SEG-008]', async () => {
    expect(await spokenText(atLineEnd('price-', 'determining'), 'en', refuse)).toBe('price-determining on')
    expect(await spokenText(atLineEnd('in-', 'to', 'LINE_BREAK'), 'en', fail)).toBe('in- to on')
    expect(await spokenText(atLineEnd('Ange-', 'les'), 'en', (word) => word === 'Angeles')).toBe('Angeles on')
  })

  it('never merges numbers, nor words within a line [SEG-006]', async () => {
    expect(await spokenText(atLineEnd('10-', '20'), 'en', () => true)).toBe('10-20 on')
    expect(await spokenText(atLineEnd('two-', 'and', 'SPACE'), 'en', () => true)).toBe('two- and on')
  })

  it('merges across pages; the last part keeps its rect, and its break decides the space [SEG-010]', async () => {
    const pages = [
      { pageVariationId: 1, rects: layOut([{ word: 'hyphen-', detectedBreak: { type: 'LINE_BREAK' } }]) },
      { pageVariationId: 2, rects: layOut([{ word: 'ated', detectedBreak: { type: 'SPACE' } }, { word: 'words' }]) },
    ]
    const built = await buildTextSegments(pages, {
      language: 'en-US',
      voice,
      validateWord: (word) => word === 'hyphenated',
    })
    expect(built[0]?.textSegments.map((segment) => segment.text)).toEqual(['hyphenated '])
    expect(built[1]?.textSegments.map((segment) => segment.text)).toEqual(['words'])
    expect(built[1]?.textSegments[0]?.rects.map((rect) => rect.word)).toEqual(['', 'words'])
  })
})

describe('withTrailingSpace', () => {
  it('ends in white space, with one space added only if it is missing [SEG-021]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sent = withTrailingSpace(text)
        expect(sent).toBe(/\s$/u.test(text) ? text : `${text} `)
        expect(withTrailingSpace(sent)).toBe(sent)
      }),
    )
  })
})
