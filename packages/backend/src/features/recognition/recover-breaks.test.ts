import { fromGoogleVision } from '@lectern/core/page-layout'
import { describe, expect, it } from 'vitest'
import { recoverBreaks } from './recover-breaks'

const page = { pageId: 1, pageVariationId: 2 }

function entry(description: string, x: number, more: object = {}) {
  const vertices = [
    { x, y: 20 },
    { x: x + 90, y: 20 },
    { x: x + 90, y: 50 },
    { x, y: 50 },
  ]
  return { description, boundingPoly: { vertices }, ...more }
}
const whole = entry('The owl\nsees us', 0, { locale: 'en' })
const words = ['The', 'owl', 'sees', 'us'].map((word, index) => entry(word, index * 100))

describe('recoverBreaks', () => {
  it.each([undefined, null, {}, { text: 'The owl\nsees us', pages: [] }])(
    'reads breaks off the first annotation and reports that, with %j for a full text',
    (fullTextAnnotation) => {
      const { detections, issues } = recoverBreaks({ textAnnotations: [whole, ...words], fullTextAnnotation }, page)
      expect(detections.textAnnotations.map((found) => found['detectedBreak'])).toEqual([
        undefined,
        { type: 'SPACE' },
        { type: 'EOL_SURE_SPACE' },
        { type: 'SPACE' },
        undefined,
      ])
      expect(issues).toMatchObject([{ code: 'breaks-recovered', message: expect.stringContaining('3 were read off') }])
      const read = fromGoogleVision(detections, page)
      expect(read).toEqual(fromGoogleVision({ textAnnotations: [whole, ...words] }, page))
    },
  )

  it('leaves breaks of the recogniser unchanged', () => {
    const told = words.map((word) => ({ ...word, detectedBreak: { type: 'A_LATER_KIND' } }))
    const found = { textAnnotations: [whole, ...told] }
    expect(recoverBreaks(found, page)).toEqual({ detections: found, issues: [] })
  })

  it('keeps the position of an unusable word and reports it', () => {
    const [one, , ...rest] = words
    const found = { textAnnotations: [whole, one ?? whole, { description: 'owl' }, ...rest] }
    const { detections, issues } = recoverBreaks(found, page)
    expect(detections.textAnnotations.map((own) => Boolean(own['detectedBreak']))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(issues.map(({ code }) => code)).toEqual(['missing-box', 'breaks-recovered'])
  })

  it.each([[[]], [[whole]]])('recovers nothing from %j', (textAnnotations) => {
    const { detections, issues } = recoverBreaks({ textAnnotations }, page)
    expect(detections).toEqual({ textAnnotations })
    expect(issues.map(({ code }) => code)).not.toContain('breaks-recovered')
  })
})
