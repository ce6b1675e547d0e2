import type { words as en } from '../en/words'
import type { Shape } from '../message'

export const words = {
  wordsTitle: 'Encuentra las palabras',
  wordsLead: 'Lectern lee las imágenes y dibuja un marco alrededor de cada palabra o frase.',
  wordsCount: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' },
  wordsWanted: 'Detectar',
  wordsWantedWords: 'Palabras',
  wordsWantedSentences: 'Frases',
  wordsWantedSentencesHelp: 'El resaltado usa palabras. Las frases se usan solo en páginas sin palabras.',
  wordsRecognise: {
    one: 'Reconocer {count} página',
    many: 'Reconocer {count} de páginas',
    other: 'Reconocer {count} páginas',
  },
  wordsRecogniseUnread: {
    one: 'Reconocer {count} página sin palabras',
    many: 'Reconocer {count} de páginas sin palabras',
    other: 'Reconocer {count} páginas sin palabras',
  },
  wordsRecogniseAll: {
    one: 'Todas ({count} página)',
    many: 'Todas ({count} de páginas)',
    other: 'Todas ({count} páginas)',
  },
  wordsRecognisePage: 'Solo esta página',
  wordsRunning: { one: 'Leyendo {count} página', many: 'Leyendo {count} de páginas', other: 'Leyendo {count} páginas' },
  wordsFound: '{words} en {done} de {total} páginas.',
  wordsNoText: {
    one: 'No se encontró texto en la página {pages}. Si es un dibujo, sigue; si no, prueba con un escaneo más nítido.',
    many: 'No se encontró texto en las páginas {pages}. Si son dibujos, sigue; si no, prueba con escaneos más nítidos.',
    other:
      'No se encontró texto en las páginas {pages}. Si son dibujos, sigue; si no, prueba con escaneos más nítidos.',
  },
  wordsBarelyRead: {
    one: 'Casi todo lo leído en la página {pages} es dudoso. ¿Está su foto al revés o borrosa?',
    many: 'Casi todo lo leído en las páginas {pages} es dudoso. ¿Están sus fotos al revés o borrosas?',
    other: 'Casi todo lo leído en las páginas {pages} es dudoso. ¿Están sus fotos al revés o borrosas?',
  },
  wordsDoubtful: {
    one: '{count} palabra por revisar',
    many: '{count} de palabras por revisar',
    other: '{count} palabras por revisar',
  },
  wordsCheck: 'Revisar',
  wordsHelp: 'Selecciona una palabra para editarla o ajustar su marco.',
  wordsContinue: 'Siguiente: Voz',
  wordsFailed: 'No se pudieron reconocer las páginas. Inténtalo de nuevo.',
  wordsFailedBecause: 'No se pudieron reconocer las páginas: {reason}',
  wordsReplaceTitle: '¿Sustituir las palabras existentes?',
  wordsReplaceLead: {
    one: 'La página {pages} ya tiene palabras. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
    many: 'Las páginas {pages} ya tienen palabras. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
    other:
      'Las páginas {pages} ya tienen palabras. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
  },
  sentencesReplaceTitle: '¿Sustituir las frases existentes?',
  sentencesReplaceLead: {
    one: 'La página {pages} ya tiene frases. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
    many: 'Las páginas {pages} ya tienen frases. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
    other:
      'Las páginas {pages} ya tienen frases. Esto sustituye sus marcos, tiempos y correcciones. Puedes deshacerlo.',
  },
  sentencesLateTitle: '¿Sustituir tus frases por las reconocidas?',
  sentencesLateLead: {
    one: 'La página {pages} se cambió aquí mientras se leía. Puedes deshacerlo para recuperar tus frases.',
    many: 'Las páginas {pages} se cambiaron aquí mientras se leían. Puedes deshacerlo para recuperar tus frases.',
    other: 'Las páginas {pages} se cambiaron aquí mientras se leían. Puedes deshacerlo para recuperar tus frases.',
  },
  wordsReplace: 'Reconocer de nuevo',
  wordsLateTitle: '¿Sustituir tus palabras por las reconocidas?',
  wordsLateLead: {
    one: 'La página {pages} se cambió aquí mientras se leía. Puedes deshacerlo para recuperar tus palabras.',
    many: 'Las páginas {pages} se cambiaron aquí mientras se leían. Puedes deshacerlo para recuperar tus palabras.',
    other: 'Las páginas {pages} se cambiaron aquí mientras se leían. Puedes deshacerlo para recuperar tus palabras.',
  },
  wordsDeleteAll: 'Eliminar todas las palabras del capítulo',
  wordsDeleteTitle: '¿Eliminar todas las palabras de este capítulo?',
  wordsDeleteLead:
    'Se eliminan en este idioma los marcos de todas las palabras y frases de todas las páginas, con sus tiempos y correcciones. Se guarda enseguida; puedes deshacerlo hasta que dejes el capítulo. Los demás idiomas conservan los suyos.',
  wordsDeleteConfirm: 'Eliminar todas las palabras',
  wordsLateTake: 'Sustituir lo mío',
  wordsLateKeep: 'Conservar lo mío',
} satisfies Shape<typeof en>
