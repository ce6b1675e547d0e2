import { describe, expect, test } from 'vitest'
import { bubbleSides, coachingBubble, subtitleFormat } from './coaching-bubble'

describe('coachingBubble', () => {
  test('the direction is the side that the bubble points to, right unless it says another [COACH-008]', () => {
    expect(bubbleSides).toEqual(['top', 'right', 'bottom', 'left'])
    for (const side of bubbleSides) expect(coachingBubble({ id: 'c', direction: side }, 'en').side).toBe(side)
    for (const direction of [undefined, null, '', 'up', 'Top', 'toString']) {
      expect(coachingBubble({ id: 'c', direction }, 'en').side).toBe('right')
    }
  })

  test('tracks and subtitles are found by language, subtitles in WebVTT or SRT [COACH-008]', () => {
    const point = {
      id: 'c',
      audioTracks: { en: 'en.mp3', es: 'es.mp3' },
      subtitles: { en: 'en.vtt', es: 'es.SRT?sig=1', fr: 'fr.txt', zh: ' ' },
    }
    expect(coachingBubble(point, 'es')).toMatchObject({
      audio: { language: 'es', link: 'es.mp3' },
      subtitles: { language: 'es', link: 'es.SRT?sig=1', format: 'srt' },
    })
    expect(coachingBubble(point, 'zh')).toMatchObject({
      audio: { language: 'en', link: 'en.mp3' },
      subtitles: { language: 'en', link: 'en.vtt', format: 'webvtt' },
    })
    expect(coachingBubble(point, 'fr').subtitles).toBeNull()
    expect(coachingBubble({ id: 'c' }, 'en')).toEqual({ side: 'right', title: null, audio: null, subtitles: null })
  })

  test('only the extension of the path says what subtitles are', () => {
    for (const link of ['a.txt', 'a.vtt.txt', 'a?x=.vtt', 'vtt', '', 'a.vttx']) expect(subtitleFormat(link)).toBeNull()
    expect(subtitleFormat('https://cdn.example/a.srt#en')).toBe('srt')
  })
})
