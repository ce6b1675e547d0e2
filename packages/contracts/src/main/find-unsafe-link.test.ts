import { describe, expect, test } from 'vitest'
import { findUnsafeLink } from './find-unsafe-link'
import { CoachingPoint, PopupTrigger } from './page-mark.schema'

const script = ' Java\tScript:alert(1)'
const trigger = {
  id: 't1',
  title: { en: 'Data: how much' },
  titleAudio: { en: '/objects/more.mp3' },
  externalLink: { en: 'https://zoo.example/a' },
  items: [
    { type: 'video', content: { en: '/objects/a.mp4', es: { url: 'https://zoo.example/b', title: 'Data: b' } } },
    { type: 'definition', content: { en: 'JavaScript: a language', es: 'data: facts' } },
    { type: 'map', content: { en: 'Zoo: second gate' } },
  ],
  contactInfo: { name: 'Data: Ann', phone: 'Office: 555 1234', email: 'mailto:a@zoo.example', website: 'zoo.example' },
  quizDetails: { questions: [{ text: 'file: what is it?', media: [{ url: '/objects/q.webp' }] }] },
  ownNotes: 'file: under owls',
}

describe('a mark', () => {
  test('keeps every text that is no link, and links that may be stored', () => {
    expect(findUnsafeLink(trigger)).toBeNull()
    expect(PopupTrigger.parse(trigger)).toStrictEqual(trigger)
    const point = { id: 'c1', title: { en: 'About: owls' }, link: { en: null }, subtitles: { en: '/objects/a.vtt' } }
    expect(CoachingPoint.parse(point)).toStrictEqual(point)
    expect(findUnsafeLink({ contactInfo: '{"name":"Data: Ann"', quizDetails: '[1,{"url":7}]' })).toBeNull()
  })

  test.each<[string, Record<string, unknown>]>([
    ['iconUrl', { iconUrl: script }],
    ['titleAudio.en', { titleAudio: { en: script } }],
    ['externalLink', { externalLink: '//host.example' }],
    ['externalLink', { externalLink: '\\\\host.example' }],
    ['externalLink.es', { externalLink: { en: 'https://a.example', es: 'https://user@host.example' } }],
    ['link.en', { link: { en: 'data:text/html,x' } }],
    ['audioTracks.en', { audioTracks: { en: script } }],
    ['subtitles.en', { subtitles: { en: 'vbscript:x' } }],
    ['items.0.content.en', { items: [{ type: 'video', content: { en: script } }] }],
    ['items.0.content.en.src', { items: [{ type: 'definition', content: { en: { src: script } } }] }],
    ['items.0.content.en', { items: [{ type: 'map', content: { en: script } }] }],
    ['items.0.content.en', { items: [{ type: 'audio', content: '{"en":"data:audio/wav,x"}' }] }],
    ['contactInfo', { contactInfo: script }],
    ['contactInfo.website', { contactInfo: { website: 'zoo:x' } }],
    ['contactInfo.0.value', { contactInfo: [{ type: 'email', value: script }] }],
    ['contactInfo.en.phone', { contactInfo: '{"en":{"phone":"\\u0001javascript:alert(1)"}}' }],
    ['quizDetails.media.0.url', { quizDetails: { media: [{ url: script }] } }],
    ['nav', { nav: script }],
    ['audio', { audio: script }],
    ['items.0.content.en.video', { items: [{ type: 'video', content: { en: { video: '//host.example' } } }] }],
    ['nav.link', { nav: { link: script } }],
    ['ownPageUrl', { ownPageUrl: script }],
  ])('with an unsafe link in %s is refused with its field', (path, fields) => {
    expect(findUnsafeLink(fields)?.join('.')).toBe(path)
    const refused = PopupTrigger.safeParse({ id: 't1', ...fields })
    expect(refused.error?.issues[0]?.path.join('.')).toBe(path)
  })

  test('is searched to any depth of its JSON texts', () => {
    const deep = '['.repeat(100_000) + `"${script.replace('\t', '\\t')}"` + ']'.repeat(100_000)
    expect(findUnsafeLink({ contactInfo: deep })?.length).toBe(100_001)
  })
})
