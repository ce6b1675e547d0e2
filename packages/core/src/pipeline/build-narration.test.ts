import { describe, expect, it } from 'vitest'
import type { Rect } from '../types'
import { buildNarration, toSpeechPages, type LookUpWord } from './build-narration'

const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const lines = (...texts: string[]): Rect[] =>
  texts.map((word, index) => ({ id: `r${index}`, x: 0, y: index * 40, width: 60, height: 20, word }))

const build = (rects: Rect[], lookUpWord: LookUpWord) =>
  buildNarration([{ pageVariationId: 7, rects }], { language: 'en', voice, lookUpWord })

describe('buildNarration', () => {
  it('joins a word hyphenated at a line end if the dictionary has it', async () => {
    const lookups: string[] = []
    const { pages, unanswered } = await build(lines('light-', 'house'), async ({ word, written }) => {
      lookups.push(written)
      return word === 'lighthouse'
    })
    expect(pages).toMatchObject([{ pageVariationId: 7, text: 'lighthouse' }])
    expect(lookups).toContain('lighthouse')
    expect(unanswered).toBe(0)
  })

  it('leaves a word hyphenated and counts it if the look-up fails', async () => {
    const { pages, unanswered } = await build(lines('light-', 'house'), async () => null)
    expect(pages[0]?.text).not.toContain('lighthouse')
    expect(unanswered).toBeGreaterThan(0)
  })

  it('rejects with the error of the look-up', async () => {
    const stopped = build(lines('light-', 'house'), () => Promise.reject(new Error('stopped')))
    await expect(stopped).rejects.toThrow('stopped')
  })
})

describe('toSpeechPages', () => {
  it('leaves out empty segments and ends each text with white space', () => {
    const segments = ['Good night.', '', 'Again.\n'].map((text) => ({ ...voice, text, rects: [] }))
    expect(toSpeechPages([{ pageVariationId: 7, textSegments: segments }])).toEqual([
      {
        pageVariationId: 7,
        textSegments: [
          { ...voice, text: 'Good night. ' },
          { ...voice, text: 'Again.\n' },
        ],
      },
    ])
  })
})
