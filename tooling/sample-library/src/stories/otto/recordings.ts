import type { Recording, Texts } from '../../story.ts'
import { definitions } from './glossary.ts'

const spoken: Readonly<Record<string, Texts>> = {
  welcome: {
    en: 'Welcome to the lighthouse. Everything with a frame can be opened.',
    es: 'Bienvenidos al faro. Todo lo que tiene un marco se puede abrir.',
  },
  look: {
    en: 'Look at the lamp. A lens makes its small light reach far out to sea.',
    es: 'Mira la lámpara. Una lente hace que su pequeña luz llegue muy lejos en el mar.',
  },
  breathe: {
    en: 'Breathe in with Otto. Then blow: one, two, three.',
    es: 'Toma aire con Otto. Luego sopla: uno, dos, tres.',
  },
  turn: { en: 'Your turn.', es: 'Te toca a ti.' },
  'ask-fog': { en: 'What put the lighthouse to sleep?', es: '¿Qué durmió al faro?' },
}

/** Everything that a voice says beside the story. */
export const recordings: readonly Recording[] = [
  ...Object.entries(spoken).flatMap(([name, texts]) => [
    { name: `${name}.en`, language: 'en' as const, text: texts.en },
    { name: `${name}.es`, language: 'es' as const, text: texts.es },
  ]),
  ...definitions.map(({ name, language, text }) => ({ name, language, text })),
]
