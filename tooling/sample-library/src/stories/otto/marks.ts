interface PageMarks {
  readonly popupTriggers: readonly object[]
  readonly coachingPoints: readonly object[]
}

const inLanguages = (name: string, ending: 'mp3' | 'vtt') => ({
  en: `file:${name}.en.${ending}`,
  es: `file:${name}.es.${ending}`,
})
const guide = (name: string) => ({ audioTracks: inLanguages(name, 'mp3'), subtitles: inLanguages(name, 'vtt') })
const gold = { primaryColor: '#ffdf8e', borderColor: '#b9821b' }

export const cover: PageMarks = {
  popupTriggers: [
    {
      id: 'languages',
      x: 1030,
      y: 40,
      width: 120,
      height: 120,
      title: { en: 'Choose a language', es: 'Elige un idioma' },
      languageSelectionMenu: true,
      ...gold,
    },
  ],
  coachingPoints: [
    {
      id: 'welcome',
      x: 70,
      y: 380,
      scale: 2,
      direction: 'left',
      color: '#ffdf8e',
      title: { en: 'Welcome', es: 'Bienvenida' },
      ...guide('welcome'),
    },
  ],
}

export const harbour: PageMarks = {
  popupTriggers: [
    {
      id: 'lamp',
      x: 262,
      y: 160,
      width: 140,
      height: 140,
      title: { en: 'The lamp', es: 'La lámpara' },
      items: [
        { type: 'video', content: { en: 'file:beam.mp4', es: 'file:beam.mp4' } },
        {
          type: 'definition',
          content: {
            en: 'A lens is a curved glass. It gathers the light of the lamp into a beam.',
            es: 'Una lente es un cristal curvo. Reúne la luz de la lámpara en un haz.',
          },
        },
        { type: 'audio', content: inLanguages('look', 'mp3') },
      ],
      ...gold,
    },
    {
      id: 'harbour',
      x: 900,
      y: 620,
      width: 230,
      height: 190,
      title: { en: 'harbour', es: 'puerto' },
      items: [
        {
          type: 'definition',
          content: {
            en: 'A quiet place at the shore where boats are safe.',
            es: 'Lugar tranquilo de la costa donde las barcas están a salvo.',
          },
        },
      ],
    },
  ],
  coachingPoints: [
    {
      id: 'look',
      x: 470,
      y: 150,
      scale: 1.6,
      direction: 'left',
      title: { en: 'Why does it shine so far?', es: '¿Por qué brilla tan lejos?' },
      link: { en: 'https://en.wikipedia.org/wiki/Fresnel_lens', es: 'https://es.wikipedia.org/wiki/Lente_de_Fresnel' },
      times: [
        { lang: 'en', start: 'start:en:lens', end: 'end:en:harbour' },
        { lang: 'es', start: 'start:es:lente', end: 'end:es:puerto' },
      ],
      ...guide('look'),
    },
  ],
}

export const fog: PageMarks = {
  popupTriggers: [
    {
      id: 'waves',
      x: 90,
      y: 590,
      width: 240,
      height: 120,
      title: { en: 'Listen to the sea', es: 'Escucha el mar' },
      items: [{ type: 'audio', content: 'file:waves.wav' }],
      autoplayStartTime: [
        { lang: 'en', value: -1, orderIndex: 0 },
        { lang: 'es', value: -1, orderIndex: 0 },
      ],
      styles: { borderRadius: '24px', borderStyle: 'dashed', borderWidth: '4px' },
      ...gold,
    },
  ],
  coachingPoints: [],
}

export const lost: PageMarks = {
  popupTriggers: [
    {
      id: 'sailors',
      x: 520,
      y: 540,
      width: 250,
      height: 220,
      title: { en: 'The sailors', es: 'Los marineros' },
      items: [
        {
          type: 'definition',
          content: {
            en: 'The sailors cannot see the shore. What could help them?',
            es: 'Los marineros no ven la costa. ¿Qué podría ayudarlos?',
          },
        },
      ],
      autoplayStartTime: [
        { lang: 'en', value: 'end:en:home', orderIndex: 0 },
        { lang: 'es', value: 'end:es:casa', orderIndex: 0 },
      ],
    },
    {
      id: 'answer',
      x: 96,
      y: 1380,
      width: 1008,
      height: 100,
      title: { en: 'Your answer', es: 'Tu respuesta' },
      onPageShortAnswerDetails: {
        question: { en: 'How would you help the sailors?', es: '¿Cómo ayudarías a los marineros?' },
        lines: 1,
        maxLength: 200,
      },
    },
  ],
  coachingPoints: [],
}

export const horn: PageMarks = {
  popupTriggers: [
    {
      id: 'foghorn',
      x: 560,
      y: 420,
      width: 300,
      height: 280,
      title: { en: 'The foghorn', es: 'La sirena' },
      items: [{ type: 'audio', content: 'file:horn.wav' }],
      pausesNarration: true,
      ...gold,
    },
    {
      id: 'more',
      x: 1020,
      y: 60,
      width: 120,
      height: 120,
      title: { en: 'More about foghorns', es: 'Más sobre las sirenas de niebla' },
      isExternalLink: true,
      externalLink: {
        en: 'https://en.wikipedia.org/wiki/Foghorn',
        es: 'https://es.wikipedia.org/wiki/Sirena_(instrumento)',
      },
    },
  ],
  coachingPoints: [
    {
      id: 'breathe',
      x: 110,
      y: 340,
      scale: 1.6,
      direction: 'bottom',
      color: '#ffdf8e',
      title: { en: 'Blow with Otto', es: 'Sopla con Otto' },
      ...guide('breathe'),
    },
  ],
}

export const home: PageMarks = {
  popupTriggers: [],
  coachingPoints: [
    {
      id: 'asleep',
      x: 820,
      y: 130,
      scale: 1.6,
      direction: 'right',
      color: '#ffdf8e',
      title: { en: 'The lighthouse is awake again', es: 'El faro está despierto otra vez' },
    },
  ],
}

export const play: PageMarks = {
  popupTriggers: [
    ...(['en', 'es'] as const).map((language) => ({
      id: `quiz-${language}`,
      x: 100,
      y: 150,
      width: 300,
      height: 300,
      title: { en: 'Quiz', es: 'Cuestionario' },
      isQuiz: true,
      haQuizId: `otto-${language}`,
      hiddenVariations: [language === 'en' ? 'es' : 'en'],
      ...gold,
    })),
    {
      id: 'start',
      x: 490,
      y: 180,
      width: 280,
      height: 280,
      title: { en: 'Back to the start', es: 'Volver al principio' },
      nav: 'first',
    },
    {
      id: 'keeper',
      x: 150,
      y: 660,
      width: 280,
      height: 200,
      title: { en: 'Write to the keeper', es: 'Escribe al farero' },
      titleAudio: inLanguages('turn', 'mp3'),
      isContact: true,
      contactInfo: {
        en: {
          name: 'Otto the owl',
          address: 'The lighthouse at the end of the pier',
          email: 'otto@lighthouse.example',
        },
        es: { name: 'Otto, el búho', address: 'El faro al final del muelle', email: 'otto@lighthouse.example' },
      },
    },
    {
      id: 'shell',
      x: 530,
      y: 660,
      width: 220,
      height: 200,
      title: { en: 'A shell', es: 'Una concha' },
      items: [
        { type: 'audio', content: 'file:waves.wav' },
        {
          type: 'definition',
          content: {
            en: 'Hold a shell to your ear: the air in it hums like the sea.',
            es: 'Acerca una concha al oído: el aire que hay dentro zumba como el mar.',
          },
        },
      ],
      pausesNarration: false,
    },
    {
      id: 'again',
      x: 800,
      y: 650,
      width: 320,
      height: 220,
      title: { en: 'Back to the foghorn', es: 'Volver a la sirena' },
      nav: { pageNumber: 5 },
    },
  ],
  coachingPoints: [],
}
