import type { PopupTrigger } from '@lectern/core/book'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickContent, pickText } from './pick-content'
import { readContact } from './read-contact'
import { readItem } from './read-item'
import { readLanguages } from './read-languages'
import { readLink, readMediaLink } from './read-link'
import { readLooks } from './read-looks'
import { readPlace } from './read-place'
import { readShortAnswer } from './read-short-answer'
import { readTrigger, type TriggerReading } from './read-trigger'

const base = 'https://books.example/reader/'
const places = [
  { chapterId: -1, pageId: -1 },
  { chapterId: 1, pageId: 10 },
  { chapterId: 1, pageId: 11 },
  { chapterId: 2, pageId: 20 },
]
const reading: TriggerReading = {
  language: 'en',
  languages: ['en', 'es'],
  base,
  places,
  here: { chapterId: 1, pageId: 11 },
  coverCount: 1,
}
const read = (fields: Partial<PopupTrigger>, change: Partial<TriggerReading> = {}) =>
  readTrigger({ id: 't', ...fields }, { ...reading, ...change })
/** Text that would run code as a link. */
const unsafeLinks = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/admin',
  'https://user@evil.example',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example?subject=<b>',
  'tel:<script>',
]

describe('content by language', () => {
  test('is that of the current language, also of a region of it [POP-007]', () => {
    const content = { en: 'Owl', es: 'Búho' }
    expect(pickText(content, 'es')).toEqual({ language: 'es', text: 'Búho' })
    expect(pickText(content, 'es-MX')).toEqual({ language: 'es', text: 'Búho' })
    expect(readItem({ type: 'definition', content }, { language: 'es', base })?.text).toBe('Búho')
  })

  test('is the first that has some in another language', () => {
    expect(pickText({ en: ' ', de: '', es: 'Búho', fr: 'Hibou' }, 'zh')).toEqual({ language: 'es', text: 'Búho' })
    expect(pickText({ de: 'Eule', en: 'Owl' }, 'zh')?.language).toBe('de')
    expect(pickContent({ en: null }, 'en')).toBeNull()
  })

  test('counts in every language when it is not given by language, also as JSON text', () => {
    expect(pickContent({ url: '/owl.mp4' }, 'es')).toEqual({ language: null, content: { url: '/owl.mp4' } })
    expect(pickContent('{"es":{"url":"/buho.mp4"}}', 'es')).toEqual({ language: 'es', content: { url: '/buho.mp4' } })
  })
})

describe('items', () => {
  test('play films and sounds from an address of their own or in a field', () => {
    const link = 'https://books.example/objects/owl.mp4'
    const item = (content: unknown) => readItem({ type: 'video', content }, { language: 'en', base })
    expect(item({ en: '/objects/owl.mp4' })).toMatchObject({ kind: 'video', link, poster: null })
    expect(item({ en: { url: '/objects/owl.mp4', poster: '/owl.webp' } })).toMatchObject({
      link,
      poster: 'https://books.example/owl.webp',
    })
    expect(readItem({ type: 'Audio', content: '/owl.mp3' }, { language: 'en', base })).toMatchObject({ kind: 'audio' })
  })

  test('have subtitles in the language of their sound', () => {
    const subtitles = { en: '/owl.vtt', es: '/buho.srt' }
    const item = (content: unknown) => readItem({ type: 'video', content, subtitles }, { language: 'es', base })
    expect(item({ en: '/owl.mp4' })).toMatchObject({
      subtitles: { language: 'en', link: 'https://books.example/owl.vtt', format: 'webvtt' },
    })
    expect(item({ en: '/owl.mp4', es: '/buho.mp4' })).toMatchObject({
      subtitles: { language: 'es', link: 'https://books.example/buho.srt', format: 'srt' },
    })
    expect(readItem({ type: 'audio', content: '/owl.mp3' }, { language: 'es', base })).toMatchObject({
      subtitles: null,
    })
  })

  test('of an unknown type show their text and the link to their file [POP-027]', () => {
    const item = (content: unknown, type = 'hologram') => readItem({ type, content }, { language: 'en', base })
    expect(item({ en: 'An owl' })).toMatchObject({ kind: 'unknown', text: 'An owl', link: null })
    expect(item({ en: { url: '/owl.glb', text: 'An owl' } })).toMatchObject({
      text: 'An owl',
      link: 'https://books.example/owl.glb',
    })
    expect(item({ en: 'Not an address' }, 'video')).toMatchObject({ kind: 'unknown', text: 'Not an address' })
    expect(item(null)).toBeNull()
  })
})

describe('links', () => {
  test('of a trigger are only those of the web, of mail and of telephones [POP-016]', () => {
    for (const link of [
      'https://zoo.example/owls?a=1#b',
      'http://zoo.example',
      'mailto:ann@zoo.example',
      'tel:+1 (555) 0100',
    ])
      expect(readLink(` ${link}\n`)).toBe(link)
    for (const link of unsafeLinks) expect(readLink(link)).toBeNull()
  })

  test('of media never run code', () => {
    expect(readMediaLink('objects/a.mp3', base)).toBe('https://books.example/reader/objects/a.mp3')
    for (const link of ['javascript:alert(1)', ' data:text/html,x', 'file:///a', 'http://'])
      expect(readMediaLink(link, base)).toBeNull()
  })

  test('open by the trigger itself when it does nothing else', () => {
    expect(read({ isExternalLink: true, externalLink: 'https://zoo.example' }).direct).toBe('link')
    expect(read({ externalLink: { es: 'https://zoo.example' } }).link?.href).toBe('https://zoo.example')
    expect(read({ isExternalLink: false, externalLink: 'https://zoo.example' }).link).toBeNull()
    const items = [{ type: 'definition', content: 'An owl' }]
    expect(read({ externalLink: 'https://zoo.example', items }).direct).toBeNull()
    const refused = read({ externalLink: 'javascript:alert(1)' })
    expect(refused).toMatchObject({ direct: null, link: { href: null }, hasContent: true })
  })
})

describe('places', () => {
  const at = (nav: unknown) => readPlace(nav, reading)?.pageId
  test('are named by page, by the number that readers see, by chapter, or in relation to the page', () => {
    for (const nav of [
      20,
      '20',
      { pageId: 20 },
      { page_id: '20' },
      '{"page":20}',
      { target: { pageId: 20 } },
      'next',
      'last',
    ])
      expect(at(nav)).toBe(20)
    expect(at({ pageNumber: 1 })).toBe(10)
    expect(at({ page: 2 })).toBe(11)
    expect(at({ chapterId: 2 })).toBe(20)
    expect(at({ chapter: 1, page: 11 })).toBe(11)
    expect(at('first')).toBe(10)
    expect(at('previous')).toBe(10)
  })

  test('that the book does not have lead nowhere', () => {
    for (const nav of [true, null, {}, [], 999, 0, -7, 1.5, 'elsewhere', { pageId: {} }, { pageId: 999 }])
      expect(at(nav)).toBeUndefined()
    expect(read({ nav: true }).hasContent).toBe(false)
  })
})

describe('contacts', () => {
  test('link mail, telephone and web, and show the rest as text', () => {
    const lines = readContact(
      {
        name: 'Ann',
        email: 'ann@zoo.example',
        phone: '+1 (555) 0100',
        website: 'zoo.example',
        hours: '9 to 5',
        url: 'javascript:x',
      },
      'en',
    )
    expect(lines.map(({ kind, href }) => [kind, href])).toEqual([
      ['name', null],
      ['email', 'mailto:ann@zoo.example'],
      ['phone', 'tel:+15550100'],
      ['website', 'https://zoo.example'],
      ['other', null],
      ['website', null],
    ])
    expect(lines.find(({ kind }) => kind === 'other')?.label).toBe('hours')
    expect(readContact('Ann\nann@zoo.example', 'en').map(({ kind }) => kind)).toEqual(['other', 'email'])
    expect(readContact({ en: { name: 'Ann' }, es: { name: 'Ana' } }, 'es')[0]?.text).toBe('Ana')
  })
})

test('a language menu offers the languages that it names and the book has, else all', () => {
  const offer = (menu: unknown) => readLanguages(menu, ['en', 'es', 'zh'])
  expect(offer(true)).toEqual(['en', 'es', 'zh'])
  expect(offer({ languages: ['es', 'tlh'] })).toEqual(['es'])
  expect(offer('["zh","en"]')).toEqual(['zh', 'en'])
  expect(offer({ es: true, zh: 'Chinese' })).toEqual(['es', 'zh'])
  expect(offer(false)).toEqual([])
  expect(offer(null)).toEqual([])
})

test('a short answer has a question, lines and a limit, all of which may be missing', () => {
  expect(readShortAnswer({ question: { en: 'Why?', es: '¿Por qué?' }, rows: 3, maxLength: 40 }, 'es')).toEqual({
    question: { language: 'es', text: '¿Por qué?' },
    lines: 3,
    most: 40,
  })
  expect(readShortAnswer(true, 'en')).toEqual({ question: null, lines: 1, most: 500 })
  expect(readShortAnswer({ lines: 1e9, maxLength: 'x' }, 'en')).toMatchObject({ lines: 20, most: 500 })
  expect(readShortAnswer(null, 'en')).toBeNull()
})

describe('looks', () => {
  const isColor = (text: string) => text !== 'nonsense'
  const looks = (fields: Partial<PopupTrigger>) => readLooks({ id: 't', ...fields }, { isColor })
  test('take colours and lengths, and nothing that loads, covers or hides', () => {
    expect(
      looks({
        primaryColor: ' #597dce ',
        borderColor: 'rgb(10 20 30 / 50%)',
        styles: { borderRadius: '50%', 'border-width': 99, borderStyle: 'dashed', opacity: 0, backgroundColor: 'gold' },
      }),
    ).toEqual({
      fill: '#597dce',
      edge: 'rgb(10 20 30 / 50%)',
      background: 'gold',
      borderRadius: '50%',
      borderWidth: '8px',
      borderStyle: 'dashed',
      opacity: 0.4,
    })
    const hostile = {
      position: 'fixed',
      background: 'url(https://evil.example)',
      borderRadius: 'calc(1px)',
      borderWidth: '100%',
      borderStyle: 'solid; position: fixed',
      opacity: 'x',
    }
    expect(looks({ primaryColor: 'url(x)', borderColor: 'var(--x)', styles: hostile })).toEqual({
      fill: null,
      edge: null,
      background: null,
      borderRadius: null,
      borderWidth: null,
      borderStyle: null,
      opacity: null,
    })
    expect(looks({ primaryColor: 'nonsense', borderColor: 'inherit' })).toMatchObject({ fill: null, edge: null })
  })
})

test('any values give a trigger that can be drawn, without an address that runs code', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...unsafeLinks),
    fc.constantFrom(...unsafeLinks).map((link) => ({ en: link, url: link, email: link, website: link })),
  )
  const trigger = fc.record({
    titleAudio: field,
    iconUrl: fc.constantFrom(...unsafeLinks),
    items: fc.array(fc.record({ type: fc.constantFrom('video', 'audio', 'definition', 'x', ''), content: field })),
    externalLink: field,
    contactInfo: field,
    nav: field,
    languageSelectionMenu: field,
    onPageShortAnswerDetails: field,
    styles: field,
    quizDetails: field,
  })
  fc.assert(
    fc.property(trigger, (fields) => {
      // Stored values may have any form.
      const shown = readTrigger(JSON.parse(JSON.stringify({ id: 't', ...fields })), reading)
      const hrefs = [
        shown.icon,
        shown.titleAudio,
        shown.link?.href ?? null,
        ...shown.contact.map(({ href }) => href),
        ...shown.items.flatMap((item) => ('link' in item ? [item.link] : [item.image, item.audio])),
      ]
      expect(hrefs.filter((href) => href !== null && !/^(?:https?|mailto|tel|blob):/i.test(href))).toEqual([])
      readLooks(JSON.parse(JSON.stringify({ id: 't', ...fields })), { isColor: () => true })
    }),
  )
})
