import { describe, expect, it } from 'vitest'
import type { Issue, Rect, Voice } from '../../types'
import { buildTextSegments } from './build-text-segments'

const voice: Voice = { voiceId: 'narrator', modelId: 'm1', voiceSettings: {} }

/** A text in words: '|' is a reported line end, '_' a space, '·' no break at all. */
function setText(text: string): Rect[] {
  const types: Readonly<Record<string, string>> = { _: 'SPACE', '|': 'EOL_SURE_SPACE', '/': 'HYPHEN' }
  return [...text.matchAll(/([^_|/·]+)([_|/·]?)/gu)].map(([, word = '', sign = ''], at) => {
    const type = types[sign]
    return {
      id: `w${at}`,
      x: at * 50,
      y: 0,
      width: 50,
      height: 20,
      word,
      ...(type === undefined ? {} : { detectedBreak: { type } }),
    }
  })
}

async function speak(
  language: string,
  rects: Rect[],
  validateWord: (word: string) => boolean = () => true,
): Promise<string> {
  const [page] = await buildTextSegments([{ pageVariationId: 1, rects }], { language, voice, validateWord })
  return (page?.textSegments ?? []).map(({ text }) => text).join('')
}

/** One line each: as it is recognised and as the voice gets it. */
const SPOKEN: readonly (readonly [language: string, recognised: string, spoken: string])[] = [
  ['en', '“It_rained_,_”_she_said|and_left_.', '“It rained,” she said and left.'],
  ['en', 'the_light-|house_.', 'the lighthouse.'],
  ['en', 'the_light/house_.', 'the lighthouse.'],
  ['en', 'from_1914/18_on', 'from 1914-18 on'],
  ['en', 'from_1914-|18_on', 'from 1914-18 on'],
  ['en', 'wait—|no', 'wait—no'],
  ['es', '¿Qué_hora_es_?|—Las_dos_.', '¿Qué hora es? —Las dos.'],
  ['es', 'la_ca-|sa', 'la ca-sa'],
  ['fr', 'Il_dit_:_Bonjour_!_Ça_va_?', 'Il dit: Bonjour! Ça va?'],
  ['fr', '«·Oui·»_dit-il', '«Oui» dit-il'],
  ['de', 'Er_sagte_:_„·Ja·.·“', 'Er sagte: „Ja.“'],
  ['de', 'Er_sagte_»·Ja·«_.', 'Er sagte »Ja«.'],
  ['de', 'das_Haus/tor', 'das Haustor'],
  ['de', 'von_1914/18', 'von 1914-18'],
  ['zh', '我·们·去|学·校·。', '我 们 去 学 校 。 '],
  ['ja', '私·は·行·く·。', '私 は 行 く 。 '],
  ['ko', '나는_학교에_간다·.', '나는 학교에 간다 . '],
  ['hi', 'मैं_घर_गया_।', 'मैं घर गया।'],
  ['ar', 'ذهب_الولد_،_ثم_عاد_؟', 'ذهب الولد، ثم عاد؟'],
  ['he', 'הוא_הלך_לבית־|ספר_.', 'הוא הלך לבית־ספר.'],
  ['my', 'ကျွန်တော်·သည်·။', 'ကျွန်တော် သည် ။ '],
  ['th', 'ผม·ไป·โรงเรียน_แล้ว·กลับ', 'ผมไปโรงเรียน แล้วกลับ'],
  ['ru', 'Он_сказал_:_«·Да·»_.', 'Он сказал: «Да».'],
]

describe('buildTextSegments', () => {
  it('leaves out a page number between dashes, though the dashes are words of their own', async () => {
    const box = { width: 20, height: 20 }
    const rects = [
      ...setText('the_lamp'),
      { id: 'a', x: 30, y: 400, word: '-', ...box },
      { id: 'b', x: 60, y: 400, word: '12', ...box },
      { id: 'c', x: 90, y: 400, word: '-', ...box },
    ]
    expect(await speak('en', rects)).toBe('the lamp')
    expect(await speak('en', [...setText('the_lamp'), { id: 'd', x: 30, y: 400, word: '- 12 -', ...box }])).toBe(
      'the lamp',
    )
  })

  it('merges a word over two pages with a running head between its halves', async () => {
    const word = (text: string, x: number, y: number): Rect => ({ id: text, x, y, width: 60, height: 20, word: text })
    const first = [word('the', 50, 800), word('light-', 120, 800)]
    const second = [word('LAMPS', 50, 20), word('house', 50, 100), word('stood.', 120, 100)]
    const pages = [first, second].map((rects, at) => ({ pageVariationId: at, rects }))
    const spoken = await buildTextSegments(pages, {
      language: 'en',
      voice,
      validateWord: (text) => text === 'lighthouse',
    })
    expect(spoken.map(({ textSegments }) => textSegments.map(({ text }) => text).join(''))).toEqual([
      'the lighthouse ',
      'LAMPS stood.',
    ])
  })

  it.each(SPOKEN)('speaks %s: %s', async (language, recognised, spoken) => {
    expect(await speak(language, setText(recognised))).toBe(spoken)
  })

  it('keeps the hyphen of a compound reported as a break, and of a word that cannot be looked up', async () => {
    expect(await speak('en', setText('price/determining'), () => false)).toBe('price-determining')
    const fail = (): boolean => {
      throw new Error('offline')
    }
    expect(await speak('en', setText('price/determining'), fail)).toBe('price-determining')
  })

  it('speaks a word hyphenated twice as one word, with the space after its last part', async () => {
    const known = (word: string): boolean => word === 'understanding'
    expect(await speak('en', setText('an_under-|stand-|ing_,|on'), known)).toBe('an understanding, on')
    expect(await speak('en', setText('an_under-|stand-|ing.”_on'), known)).toBe('an understanding.” on')
  })

  it("detects a line end by the next word's position if the recogniser reports none", async () => {
    const rects = [
      { id: 'a', x: 0, y: 0, width: 60, height: 20, word: 'light-' },
      { id: 'b', x: 0, y: 30, width: 60, height: 20, word: 'house' },
    ]
    expect(await speak('en', rects)).toBe('lighthouse')
    expect(await speak('en', [rects[0]!, { ...rects[1]!, x: 70, y: 2 }])).toBe('light- house')
  })

  it('detects a page end, whatever is on the two pages', async () => {
    const at = { x: 0, y: 0, width: 60, height: 20 }
    const pages = [
      { pageVariationId: 1, rects: [{ id: 'a', ...at, word: 'light-' }] },
      { pageVariationId: 2, rects: [] },
      { pageVariationId: 3, rects: [{ id: 'b', ...at, word: 'house.' }] },
    ]
    const built = await buildTextSegments(pages, { language: 'en', voice, validateWord: () => true })
    expect(built.map(({ textSegments }) => textSegments.map(({ text }) => text))).toEqual([['lighthouse'], [], ['.']])
    expect(built[2]?.textSegments[0]?.rects).toMatchObject([{ id: 'b', word: '.' }])
  })

  it('reports words that it cannot look up on the page where they begin', async () => {
    const page = (id: string, text: string): { pageVariationId: string; rects: Rect[] } => ({
      pageVariationId: id,
      rects: setText(text).map((rect) => ({ ...rect, id: `${id}-${rect.id}` })),
    })
    const pages = [page('1', 'the_light-|house'), page('2', 'no_more'), page('3', 'in-|to_up-|on')]
    const o = {
      language: 'en',
      voice,
      validateWord: (word: string) =>
        word === 'upon' ? Promise.reject(new Error('offline')) : Promise.resolve(word === 'into'),
    }
    const built = await buildTextSegments(pages, o)
    expect(built.map((each) => 'issues' in each)).toEqual([false, false, true])
    const issues: Issue[] | undefined = built[2]?.issues
    expect(issues).toEqual([{ code: 'validation-failed', message: expect.stringContaining('"upon"'), id: '3-w2' }])
    expect(issues?.[0]?.message).toContain('offline')
  })

  it('returns a page for every page, for any rects', async () => {
    const o = { language: 'en', voice, validateWord: () => true }
    expect(await buildTextSegments([], o)).toEqual([])
    expect(await buildTextSegments([{ pageVariationId: 1, rects: [] }], o)).toEqual([
      { pageVariationId: 1, textSegments: [] },
    ])
    const broken = ['light-', 'house', '-', '\ud800'].map((word, at) => ({
      id: `w${at}`,
      x: NaN,
      y: -Infinity,
      width: 0,
      height: 1e308,
      word,
    }))
    const [page] = await buildTextSegments([{ pageVariationId: 1, rects: broken }], o)
    expect(page?.textSegments.flatMap(({ rects }) => rects.map(({ id }) => id))).toEqual(['w0', 'w1', 'w2', 'w3'])
  })

  it('splits a book of a hundred thousand words, every fifth of them hyphenated', async () => {
    const rects = setText('the_light-|house_stood_on|'.repeat(20_000))
    const [page] = await buildTextSegments([{ pageVariationId: 1, rects }], {
      language: 'en',
      voice,
      validateWord: () => true,
    })
    expect(page?.textSegments).toHaveLength(1)
    expect(page?.textSegments[0]?.text).toBe('the lighthouse stood on '.repeat(20_000))
    expect(page?.textSegments[0]?.rects).toHaveLength(100_000)
  })

  it('does not speak page numbers', async () => {
    const text = setText('Good_night_.')
    const pageNumber = { id: 'n', x: 60, y: 400, width: 20, height: 20, word: '12' }
    expect(await speak('en', [...text, pageNumber])).toBe('Good night.')
  })

  it('speaks a merged word with the voice of its first part', async () => {
    const [first, second, third] = setText('light-|house_stood')
    const rects = [first!, { ...second!, voiceId: 'anna' }, { ...third!, voiceId: 'anna' }]
    const pages = [{ pageVariationId: 1, rects }]
    const [page] = await buildTextSegments(pages, { language: 'en', voice, validateWord: () => true })
    expect(
      page?.textSegments.map(({ voiceId, text, rects: own }) => [voiceId, text, ...own.map(({ id }) => id)]),
    ).toEqual([
      ['narrator', 'lighthouse ', 'w0', 'w1'],
      ['anna', 'stood', 'w2'],
    ])
  })
})
