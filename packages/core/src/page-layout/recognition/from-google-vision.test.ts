import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromGoogleVision } from './from-google-vision'

const ids = { pageId: 7, pageVariationId: 'en-3' }

function poly(x: number, y: number, width: number, height: number) {
  return {
    vertices: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  }
}

function annotation(description: string, box: unknown = poly(10, 10, 40, 12), detectedBreak?: { type: string }) {
  return { description, boundingPoly: box, ...(detectedBreak === undefined ? {} : { detectedBreak }) }
}

function word(text: string, box: unknown, detectedBreak?: { type: string }, confidence?: number) {
  const symbols = Array.from(text, (letter, index) => ({
    text: letter,
    ...(index === text.length - 1 && detectedBreak !== undefined ? { property: { detectedBreak } } : {}),
  }))
  return { boundingBox: box, symbols, ...(confidence === undefined ? {} : { confidence }) }
}

function fullText(...words: unknown[]) {
  return { fullTextAnnotation: { pages: [{ width: 800, height: 1000, blocks: [{ paragraphs: [{ words }] }] }] } }
}

describe('fromGoogleVision', () => {
  it('builds rects from textAnnotations with their words and breaks [OCR-006]', () => {
    const page = annotation('Hello big world\nagain', poly(0, 0, 300, 60))
    const textAnnotations = [
      page,
      annotation('Hello'),
      annotation('world', poly(60, 10, 50, 12), { type: 'EOL_SURE_SPACE' }),
    ]
    for (const answer of [
      { textAnnotations },
      { responses: [{ textAnnotations }] },
      { detections: { textAnnotations } },
    ]) {
      const { words, issues } = fromGoogleVision(answer, ids)
      expect(issues).toEqual([])
      expect(words.map(({ word: text, detectedBreak }) => [text, detectedBreak?.type])).toEqual([
        ['Hello', undefined],
        ['world', 'EOL_SURE_SPACE'],
      ])
      expect(words[1]).toMatchObject({ x: 60, y: 10, width: 50, height: 12 })
    }
  })

  it('skips the whole-page entry, empty and missing boxes, and keeps unknown break types [OCR-007]', () => {
    const textAnnotations = [
      annotation('one two three', poly(0, 0, 300, 60)),
      annotation('one', { vertices: [{ x: 30 }, { x: 90 }, { x: 90, y: 8 }, { y: 8, x: 30 }] }, { type: 'TAB_STOP' }),
      annotation('two', poly(5, 5, 0, 9)),
      { description: 'three' },
      annotation(' '),
    ]
    const { words, issues } = fromGoogleVision({ textAnnotations }, ids)
    expect(words.map(({ word: text, x, y, width, height }) => ({ text, x, y, width, height }))).toEqual([
      { text: 'one', x: 30, y: 0, width: 60, height: 8 },
    ])
    expect(words[0]?.detectedBreak).toEqual({ type: 'TAB_STOP' })
    expect(issues.map((issue) => issue.code)).toEqual(['empty-box', 'missing-box', 'empty-box'])
  })

  it('builds unique rect ids from the page and the variation [OCR-005]', () => {
    const answer = { textAnnotations: [annotation('a b', poly(0, 0, 99, 30)), annotation('a'), annotation('b')] }
    const first = fromGoogleVision(answer, ids).words.map((rect) => rect.id)
    const other = fromGoogleVision(answer, { ...ids, pageVariationId: 'en-4' }).words.map((rect) => rect.id)
    const elsewhere = fromGoogleVision(answer, { ...ids, pageId: 8 }).words.map((rect) => rect.id)
    expect(new Set([...first, ...other, ...elsewhere]).size).toBe(6)
    expect(fromGoogleVision(answer, ids).words.map((rect) => rect.id)).toEqual(first)
  })

  it('reads words, breaks and confidences from the full text if there is one', () => {
    const answer = fullText(
      word('Some', poly(10, 10, 40, 12), { type: 'SPACE' }, 0.8),
      word(
        'text',
        {
          normalizedVertices: [
            { x: 0.1, y: 0.1 },
            { x: 0.2, y: 0.1 },
            { x: 0.2, y: 0.12 },
            { x: 0.1, y: 0.12 },
          ],
        },
        { type: 'HYPHEN' },
      ),
      word('blot', poly(0, 0, 800, 1000)),
    )
    const { words, issues } = fromGoogleVision(answer, ids)
    expect(words).toMatchObject([
      { word: 'Some', detectedBreak: { type: 'SPACE' }, confidence: 0.8 },
      { word: 'text', detectedBreak: { type: 'HYPHEN' }, x: 80, y: 100, width: 80, height: 20 },
    ])
    expect(issues.map((issue) => issue.code)).toEqual(['page-sized-box'])
  })

  it("reads breaks from the page's text if the entries have none", () => {
    const textAnnotations = [
      annotation('one two\nthree', poly(0, 0, 300, 60)),
      annotation('one'),
      annotation('two'),
      annotation('three'),
    ]
    const { words } = fromGoogleVision({ textAnnotations }, ids)
    expect(words.map((rect) => rect.detectedBreak?.type)).toEqual(['SPACE', 'EOL_SURE_SPACE', undefined])
  })

  it('never throws, and reports responses that are unusable', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const answer of [
          value,
          { responses: value },
          { responses: [value] },
          { textAnnotations: value },
          { textAnnotations: [value, value] },
          fullText(value),
          { fullTextAnnotation: value },
        ]) {
          expect(Array.isArray(fromGoogleVision(answer, ids).words)).toBe(true)
        }
      }),
    )
    expect(fromGoogleVision(null, ids).issues[0]?.code).toBe('not-an-answer')
    expect(
      fromGoogleVision({ responses: [{ error: { code: 3, message: 'Bad image data.' } }] }, ids).issues[0]?.message,
    ).toContain('Bad image data.')
  })

  it('describes an unusable response and what to pass instead', () => {
    const messages = new Map<unknown, string>([
      [null, 'null'],
      [undefined, 'nothing'],
      [[], 'an empty list'],
      ['x', 'parse it as JSON'],
      [7, 'a number'],
      [{}, 'an empty object: the page may be blank'],
      [{ responses: [] }, 'an empty list'],
      [{ responses: null }, 'null'],
      [{ responses: [null] }, 'a list without an object'],
      [{ pages: [], text: '' }, 'pages, text'],
      [{ responses: [{ pages: [] }] }, 'pages'],
    ])
    for (const [answer, told] of messages) {
      const { words, issues } = fromGoogleVision(answer, ids)
      expect(words).toEqual([])
      expect(issues.map(({ code }) => code)).toEqual(['not-an-answer'])
      expect(issues[0]?.message).toContain(told)
      expect(issues[0]?.message).toContain('pass the response for one image')
    }
  })

  it('returns no words and no issues for a blank page', () => {
    for (const answer of [{ responses: [{}] }, [{}], { detections: {} }, { textAnnotations: [], error: null }])
      expect(fromGoogleVision(answer, ids)).toEqual({ words: [], issues: [] })
  })

  it('keeps the text of a lone entry, and reports if it is more than one word', () => {
    const lone = fromGoogleVision({ textAnnotations: [{ ...annotation('Stop!\n'), locale: 'en' }] }, ids)
    expect(lone.words.map((rect) => rect.word)).toEqual(['Stop!'])
    expect(lone.issues).toEqual([])
    const page = fromGoogleVision({ textAnnotations: [annotation('Hello\nworld\n')] }, ids)
    expect(page.words.map((rect) => rect.word)).toEqual(['Hello world'])
    expect(page.issues.map(({ code }) => code)).toEqual(['words-without-boxes'])
    const textAlone = fromGoogleVision({ fullTextAnnotation: { text: 'Hello', pages: [] } }, ids)
    expect(textAlone.issues.map(({ code }) => code)).toEqual(['words-without-boxes'])
  })

  it('keeps or reports every word, with finite whole-number boxes, for any vertices', () => {
    const coordinate = fc.oneof(
      fc.integer({ min: -50, max: 900 }),
      fc.constantFrom(NaN, Infinity, -Infinity, 1e308, -1e308, 0.4, -0, null, undefined, '12', {}),
    )
    const vertices = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(vertices, { minLength: 1, maxLength: 6 }), fc.boolean(), (polygons, isFullText) => {
        const answer = isFullText
          ? fullText(...polygons.map((each, at) => word(`w${at}`, { vertices: each })))
          : {
              textAnnotations: [
                annotation('a b', poly(0, 0, 900, 900)),
                ...polygons.map((each, at) => annotation(`w${at}`, { vertices: each })),
              ],
            }
        const { words, issues } = fromGoogleVision(answer, ids)
        const told = [...words.map((rect) => rect.word), ...issues.map((issue) => /"(w\d)"/.exec(issue.message)?.[1])]
        expect(new Set(told)).toEqual(new Set(polygons.map((_, at) => `w${at}`)))
        expect(told).toHaveLength(polygons.length)
        for (const { x, y, width, height } of words) {
          expect([x, y, width, height].every(Number.isInteger)).toBe(true)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.min(width, height)).toBeGreaterThan(0)
        }
      }),
    )
  })

  it("does not clip a NaN coordinate to the page's edge", () => {
    const broken = {
      vertices: [
        { x: NaN, y: 10 },
        { x: 50, y: 10 },
        { x: 90, y: Infinity },
        { x: 90, y: 22 },
      ],
    }
    const { words } = fromGoogleVision(
      { textAnnotations: [annotation('a b', poly(0, 0, 99, 99)), annotation('a', broken)] },
      ids,
    )
    expect(words[0]).toMatchObject({ x: 50, y: 10, width: 40, height: 12 })
  })

  it('keeps a space within a word and a break before it', () => {
    const spaced = {
      boundingBox: poly(10, 10, 90, 12),
      symbols: [
        { text: 'a', property: { detectedBreak: { type: 'SPACE', isPrefix: true } } },
        { text: 'b', property: { detectedBreak: { type: 'SURE_SPACE' } } },
        { text: 'c' },
      ],
    }
    expect(fromGoogleVision(fullText(spaced), ids).words[0]).toMatchObject({
      word: 'ab c',
      detectedBreak: { type: 'SPACE', isPrefix: true },
    })
  })

  it('reads a response of many words and vertices without searching the whole page for each', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => annotation(`word${at}`, poly(at % 800, at, 5, 5)))
    const page = annotation('elsewhere '.repeat(100_000), poly(0, 0, 800, 60_000))
    expect(fromGoogleVision({ textAnnotations: [page, ...many] }, ids).words).toHaveLength(60_000)
    const vertices = Array.from({ length: 300_000 }, (_, at) => ({ x: at % 70, y: at % 9 }))
    expect(fromGoogleVision(fullText(word('a', { vertices })), ids).words[0]).toMatchObject({ width: 69, height: 8 })
  })

  it('reports an error with any content', () => {
    const { issues } = fromGoogleVision({ error: { message: 5n, self: Symbol('x') } }, ids)
    expect(issues.map(({ code }) => code)).toEqual(['recognition-failed'])
  })

  it('keeps a word as large as the page if it is the only one', () => {
    const { words, issues } = fromGoogleVision(fullText(word('Stop!', poly(0, 0, 800, 1000))), ids)
    expect(words.map((rect) => rect.word)).toEqual(['Stop!'])
    expect(issues).toEqual([])
  })
})
