import { describe, expect, test } from 'vitest'
import { bubbleSides, readCoachingBubble, subtitleFormat } from './read-coaching-bubble'

describe('readCoachingBubble', () => {
  test('points the bubble to the side named by direction, right by default [COACH-008]', () => {
    expect(bubbleSides).toEqual(['top', 'right', 'bottom', 'left'])
    for (const side of bubbleSides) expect(readCoachingBubble({ id: 'c', direction: side }, 'en').side).toBe(side)
    for (const direction of [undefined, null, '', 'up', 'Top', 'toString']) {
      expect(readCoachingBubble({ id: 'c', direction }, 'en').side).toBe('right')
    }
  })

  test('finds tracks and subtitles by language, subtitles in WebVTT or SRT [COACH-008]', () => {
    const point = {
      id: 'c',
      audioTracks: { en: 'en.mp3', es: 'es.mp3' },
      subtitles: { en: 'en.vtt', es: 'es.SRT?sig=1', fr: 'fr.txt', zh: ' ' },
    }
    expect(readCoachingBubble(point, 'es')).toMatchObject({
      audio: { language: 'es', link: 'es.mp3' },
      subtitles: { language: 'es', link: 'es.SRT?sig=1', format: 'srt' },
    })
    expect(readCoachingBubble(point, 'zh')).toMatchObject({
      audio: { language: 'en', link: 'en.mp3' },
      subtitles: { language: 'en', link: 'en.vtt', format: 'webvtt' },
    })
    expect(readCoachingBubble(point, 'fr').subtitles).toBeNull()
    expect(readCoachingBubble({ id: 'c' }, 'en')).toEqual({ side: 'right', title: null, audio: null, subtitles: null })
  })

  test('reads the subtitle format from the extension of the path only', () => {
    for (const link of ['a.txt', 'a.vtt.txt', 'a?x=.vtt', 'vtt', '', 'a.vttx']) expect(subtitleFormat(link)).toBeNull()
    expect(subtitleFormat('https://cdn.example/a.srt#en')).toBe('srt')
  })
})
