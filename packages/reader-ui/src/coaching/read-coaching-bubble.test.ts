import { describe, expect, test } from 'vitest'
import { bubbleSides, readCoachingBubble, subtitleFormat } from './read-coaching-bubble'

const base = 'https://books.example/read/'
const inLanguage = (language: string) => ({ language, base })

describe('readCoachingBubble', () => {
  test('points the bubble to the side named by direction, right by default [COACH-008]', () => {
    expect(bubbleSides).toEqual(['top', 'right', 'bottom', 'left'])
    for (const side of bubbleSides) {
      expect(readCoachingBubble({ id: 'c', direction: side }, inLanguage('en')).side).toBe(side)
    }
    for (const direction of [undefined, null, '', 'up', 'Top', 'toString']) {
      expect(readCoachingBubble({ id: 'c', direction }, inLanguage('en')).side).toBe('right')
    }
  })

  test('chooses title and link by the language, else English, else the first [COACH-004]', () => {
    const point = {
      id: 'c',
      title: { fr: 'Le renard', es: 'El zorro', en: 'The fox', pt: ' ' },
      link: { es: 'https://zoo.example/zorro', fr: 'https://zoo.example/renard' },
    }
    const read = (language: string) => {
      const { title, link } = readCoachingBubble(point, inLanguage(language))
      return [title?.language, title?.text, link?.language, link?.link]
    }
    expect(read('es')).toEqual(['es', 'El zorro', 'es', 'https://zoo.example/zorro'])
    expect(read('es-MX')).toEqual(['es', 'El zorro', 'es', 'https://zoo.example/zorro'])
    expect(read('pt')).toEqual(['en', 'The fox', 'es', 'https://zoo.example/zorro'])
    expect(read('fr')).toEqual(['fr', 'Le renard', 'fr', 'https://zoo.example/renard'])
  })

  test('finds tracks and subtitles by language, subtitles in WebVTT or SRT [COACH-008]', () => {
    const point = {
      id: 'c',
      audioTracks: { en: 'en.mp3', es: 'es.mp3', fr: 'fr.mp3' },
      subtitles: { en: 'en.vtt', es: 'es.SRT?sig=1', fr: 'fr.txt', zh: ' ' },
    }
    expect(readCoachingBubble(point, inLanguage('es'))).toMatchObject({
      audio: { language: 'es', link: `${base}es.mp3` },
      subtitles: { language: 'es', link: `${base}es.SRT?sig=1`, format: 'srt' },
    })
    expect(readCoachingBubble(point, inLanguage('zh'))).toMatchObject({
      audio: { language: 'en', link: `${base}en.mp3` },
      subtitles: { language: 'en', link: `${base}en.vtt`, format: 'webvtt' },
    })
    expect(readCoachingBubble(point, inLanguage('fr')).subtitles).toBeNull()
    expect(readCoachingBubble({ id: 'c' }, inLanguage('en'))).toEqual({
      side: 'right',
      title: null,
      link: null,
      icon: null,
      audio: null,
      subtitles: null,
    })
  })

  test('takes the subtitles in the language of the track', () => {
    const point = { id: 'c', audioTracks: { en: 'en.mp3' }, subtitles: { en: 'en.vtt', es: 'es.vtt' } }
    expect(readCoachingBubble(point, inLanguage('es')).subtitles?.language).toBe('en')
  })

  test('leaves out addresses that readers may not open', () => {
    const script = 'javascript:alert(1)'
    const point = { id: 'c', iconUrl: script, link: { en: script }, audioTracks: { en: script } }
    expect(readCoachingBubble(point, inLanguage('en'))).toMatchObject({ icon: null, link: null, audio: null })
  })

  test('reads the subtitle format from the extension of the path only', () => {
    for (const link of ['a.txt', 'a.vtt.txt', 'a?x=.vtt', 'vtt', '', 'a.vttx']) expect(subtitleFormat(link)).toBeNull()
    expect(subtitleFormat('https://cdn.example/a.srt#en')).toBe('srt')
  })
})
