import type { StoryLanguage } from '../../story.ts'

interface Definition {
  readonly word: string
  readonly language: StoryLanguage
  readonly text: string
  /** Other forms of the word in the story. */
  readonly forms?: readonly string[]
}

const explained: readonly Definition[] = [
  { language: 'en', word: 'lighthouse', text: 'A tall tower by the sea with a bright lamp that shows ships the way.' },
  { language: 'en', word: 'beam', text: 'A long, straight line of light.' },
  { language: 'en', word: 'harbour', text: 'A quiet place at the shore where boats are safe.' },
  { language: 'en', word: 'fog', text: 'A cloud so low that it touches the ground or the sea.' },
  { language: 'en', word: 'foghorn', text: 'A very loud horn that warns ships when nothing can be seen.' },
  { language: 'en', word: 'sailor', text: 'A person who works on a boat.' },
  { language: 'es', word: 'faro', text: 'Torre alta junto al mar con una luz que muestra el camino a los barcos.' },
  { language: 'es', word: 'haz', text: 'Línea larga y recta de luz.' },
  { language: 'es', word: 'puerto', text: 'Lugar tranquilo de la costa donde las barcas están a salvo.' },
  { language: 'es', word: 'niebla', text: 'Nube tan baja que toca el suelo o el mar.' },
  { language: 'es', word: 'sirena', text: 'Aquí, bocina muy fuerte que avisa a los barcos cuando no se ve nada.' },
  { language: 'es', word: 'marinero', text: 'Persona que trabaja en un barco.', forms: ['marineros'] },
]

/** The definitions, each with the name of its recording. */
export const definitions = explained.map((own) => ({ ...own, name: `define-${own.word}` }))

export const glossary = definitions.map(({ name, word, language, text, forms }) => ({
  word,
  lang: language,
  ...(forms === undefined ? {} : { forms }),
  definitions: [{ lang: language, text, audio: `file:${name}.mp3` }],
}))
