import { expect, test } from 'vitest'
import { expectShape, expectToKeepFields } from '../testing/expect-shape'
import { CoachingPoint, PopupTrigger } from './page-mark.schema'

const point = {
  id: 'c1',
  x: 5,
  y: 6.5,
  scale: 1.5,
  coordinates: { left: 5, top: 6 },
  color: '#ffffff',
  hiddenVariations: ['es'],
  title: { en: 'Look', es: null },
  link: { en: 'https://more.example' },
  iconUrl: '/objects/icon.svg',
  icon: 'star',
  direction: 'left',
  audioTracks: { en: '/objects/look.mp3' },
  subtitles: { en: '/objects/look.vtt' },
  times: [
    { lang: 'en', start: 1, end: 2.5 },
    { start: 4, end: 5, note: 'kept' },
  ],
}

const trigger = {
  id: 't1',
  x: 1,
  y: 2,
  width: 3,
  height: 4,
  title: { en: 'More', es: 'Más' },
  coordinates: [1, 2],
  hiddenVariations: ['es'],
  titleAudio: { en: '/objects/more.mp3' },
  iconUrl: '/objects/icon.svg',
  icon: 'star',
  scale: 0.5,
  items: [
    { type: 'video', content: { en: '/objects/film.mp4' } },
    { type: 'audio', content: { en: '/objects/song.mp3' } },
    { type: 'definition', content: { en: 'A bird of the night.' } },
  ],
  type: 'info',
  isQuiz: true,
  quizDetails: { title: 'A quiz' },
  haQuizId: 'ha-1',
  onPageShortAnswerDetails: '{"lines":2}',
  languageSelectionMenu: true,
  primaryColor: '#597dce',
  borderColor: '#000000',
  isExternalLink: true,
  externalLink: 'https://more.example',
  styles: { borderRadius: 4 },
  isContact: false,
  contactInfo: { email: 'ann@example.org' },
  nav: { pageId: 100_002 },
  pausesNarration: false,
  autoplayStartTime: [
    { lang: 'en', value: -1, orderIndex: 0 },
    { lang: 'es', value: 2.5 },
  ],
}

test('a coaching point has the fields of the specification and requires its id only [DATA-011]', () => {
  expectShape(CoachingPoint, {
    full: point,
    required: ['id'],
    wrong: {
      id: 1,
      x: '5',
      y: null,
      scale: '1',
      coordinates: 7,
      color: 7,
      hiddenVariations: 'es',
      'hiddenVariations.0': 7,
      title: 'Look',
      'title.en': 7,
      'link.en': {},
      iconUrl: 7,
      icon: 7,
      direction: 90,
      audioTracks: ['/objects/look.mp3'],
      'subtitles.en': 7,
    },
  })
  expectToKeepFields(CoachingPoint, point)
  expect(Object.keys(CoachingPoint.shape).toSorted()).toEqual(Object.keys(point).toSorted())
})

test('a trigger has the fields of the specification and requires its id only [DATA-012]', () => {
  expectShape(PopupTrigger, {
    full: trigger,
    required: ['id'],
    wrong: {
      id: 1,
      x: '1',
      width: null,
      height: '4',
      'title.en': 7,
      coordinates: false,
      'hiddenVariations.0': 7,
      titleAudio: 7,
      iconUrl: 7,
      icon: 7,
      scale: 'small',
      items: {},
      'items.0.type': 7,
      'items.1.content': 7,
      type: 7,
      isQuiz: 'yes',
      quizDetails: 7,
      haQuizId: {},
      onPageShortAnswerDetails: 7,
      languageSelectionMenu: 7,
      primaryColor: 7,
      borderColor: 7,
      isExternalLink: 1,
      externalLink: 7,
      styles: 7,
      isContact: 1,
      contactInfo: 7,
      autoplayStartTime: -1,
      'autoplayStartTime.0.value': '-1',
      'autoplayStartTime.0.lang': 7,
      'autoplayStartTime.1.orderIndex': 'first',
    },
  })
  expectToKeepFields(PopupTrigger, trigger, ['', 'items.0', 'autoplayStartTime.0', 'quizDetails'])
  expect(Object.keys(PopupTrigger.shape).toSorted()).toEqual(Object.keys(trigger).toSorted())
})

test.each([PopupTrigger, CoachingPoint])('fields that an author has cleared may be null', (schema) => {
  const emptied = { id: 'm1', title: null, hiddenVariations: null, iconUrl: null, scale: null, coordinates: null }
  expect(schema.parse(emptied)).toStrictEqual(emptied)
})
