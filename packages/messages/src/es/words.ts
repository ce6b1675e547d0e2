import type { words as en } from '../en/words'
import type { Shape } from '../message'

export const words = {
  wordsTitle: 'Encuentra las palabras',
  wordsLead: 'Lectern lee las imágenes y pone un marco alrededor de cada palabra o frase.',
  wordsCount: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' },
  wordsWanted: 'Poner marcos alrededor de',
  wordsWantedWords: 'Palabras',
  wordsWantedSentences: 'Frases',
  wordsWantedSentencesHelp:
    'Quien lee ve las palabras de la página; las frases ocupan su lugar solo donde no hay palabras. Una página sin palabras recibe ambas. Los tiempos de las frases vienen de las palabras.',
  wordsRecognise: {
    one: 'Reconocer {count} página',
    many: 'Reconocer {count} de páginas',
    other: 'Reconocer {count} páginas',
  },
  wordsRecognisePage: 'Solo esta página',
  wordsRunning: { one: 'Leyendo {count} página', many: 'Leyendo {count} de páginas', other: 'Leyendo {count} páginas' },
  wordsFound: '{words} en {done} de {total} páginas.',
  wordsNoText: {
    one: 'No se encontró nada que leer en la página {pages}. Si es un dibujo, sigue; si no, busca una imagen más nítida y derecha.',
    many: 'No se encontró nada que leer en las páginas {pages}. Si son dibujos, sigue; si no, busca imágenes más nítidas y derechas.',
    other:
      'No se encontró nada que leer en las páginas {pages}. Si son dibujos, sigue; si no, busca imágenes más nítidas y derechas.',
  },
  wordsDoubtful: {
    one: '{count} palabra es dudosa',
    many: '{count} de palabras son dudosas',
    other: '{count} palabras son dudosas',
  },
  wordsNextDoubtful: 'Mostrar la siguiente',
  wordsHelp: 'Pulsa una palabra para mover su marco, cambiar su tamaño o corregir lo leído.',
  wordsContinue: 'Seguir con la voz',
  wordsFailed: 'No se pudieron reconocer las páginas. Inténtalo de nuevo.',
  wordsFailedBecause: 'No se pudieron reconocer las páginas: {reason}',
  wordsReplaceTitle: '¿Sustituir las palabras que hay?',
  wordsReplaceLead: {
    one: 'La página {pages} ya tiene palabras. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
    many: 'Las páginas {pages} ya tienen palabras. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
    other:
      'Las páginas {pages} ya tienen palabras. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
  },
  sentencesReplaceTitle: '¿Sustituir las frases que hay?',
  sentencesReplaceLead: {
    one: 'La página {pages} ya tiene frases. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
    many: 'Las páginas {pages} ya tienen frases. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
    other:
      'Las páginas {pages} ya tienen frases. Se sustituyen sus marcos, tiempos y correcciones; deshacer los recupera.',
  },
  sentencesLateTitle: '¿Poner las frases encontradas en lugar de las tuyas?',
  sentencesLateLead: {
    one: 'La página {pages} se cambió aquí mientras se leía. Deshacer recupera tus frases.',
    many: 'Las páginas {pages} se cambiaron aquí mientras se leían. Deshacer recupera tus frases.',
    other: 'Las páginas {pages} se cambiaron aquí mientras se leían. Deshacer recupera tus frases.',
  },
  wordsReplace: 'Reconocer de nuevo',
  wordsLateTitle: '¿Poner las palabras encontradas en lugar de las tuyas?',
  wordsLateLead: {
    one: 'La página {pages} se cambió aquí mientras se leía. Deshacer recupera tus palabras.',
    many: 'Las páginas {pages} se cambiaron aquí mientras se leían. Deshacer recupera tus palabras.',
    other: 'Las páginas {pages} se cambiaron aquí mientras se leían. Deshacer recupera tus palabras.',
  },
  wordsLateTake: 'Usar lo encontrado',
  wordsLateKeep: 'Conservar lo mío',
} satisfies Shape<typeof en>
