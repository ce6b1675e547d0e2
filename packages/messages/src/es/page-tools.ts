import type { pageTools as en } from '../en/page-tools'
import type { Shape } from '../message'

export const pageTools = {
  arrangeTools: 'Colocar los marcos seleccionados',
  alignLeft: 'Alinear los bordes izquierdos',
  alignCentre: 'Alinear los centros en horizontal',
  alignRight: 'Alinear los bordes derechos',
  alignTop: 'Alinear los bordes superiores',
  alignMiddle: 'Alinear los centros en vertical',
  alignBottom: 'Alinear los bordes inferiores',
  distributeTools: 'Repartir los marcos seleccionados',
  distributeAcross: 'Repartir el espacio en horizontal',
  distributeDown: 'Repartir el espacio en vertical',
  copyFrames: { one: 'Copiar marco', many: 'Copiar {count} de marcos', other: 'Copiar {count} marcos' },
  pasteFrames: {
    one: 'Pegar {count} marco copiado',
    many: 'Pegar {count} de marcos copiados',
    other: 'Pegar {count} marcos copiados',
  },
  joinWords: {
    one: 'Unir {count} palabra',
    many: 'Unir {count} de palabras en una',
    other: 'Unir {count} palabras en una',
  },
  joinSentences: {
    one: 'Unir {count} frase',
    many: 'Unir {count} de frases en una',
    other: 'Unir {count} frases en una',
  },
  splitWord: {
    one: 'Dividir en {count} palabra',
    many: 'Dividir en {count} de palabras',
    other: 'Dividir en {count} palabras',
  },
  splitHint: 'Escribe un espacio donde haya que dividir la palabra.',

  orderShow: 'Mostrar el orden de lectura',
  orderLabel:
    'Orden de lectura. Las flechas van de número a número; con Mayús mueven la palabra antes o después. O arrastra un número sobre otro.',
  orderNumber: '{number}: {word}',

  voiceOpen: 'Voz y pausa',
  voiceTitle: 'Voz y pausa del texto seleccionado',
  voiceVoice: 'Voz',
  voiceOfChapter: 'La voz del capítulo',
  voiceNone: 'Todavía no hay voces para elegir.',
  voiceOwnSettings: 'Ajustes de voz propios',
  voiceOwnSettingsHint: 'Sin ellos valen los ajustes del capítulo.',
  voiceSpeed: 'Velocidad',
  voiceStability: 'Estabilidad',
  voiceSimilarity: 'Similitud',
  voicePause: 'Pausa después',
  voicePauseHint: 'Silencio tras la última palabra seleccionada, en segundos.',
  voiceReset: 'Como el capítulo',
  voiceApply: 'Aplicar',

  textLabel: 'Texto de la página {page}',
  textHint: 'Las palabras que no toques conservan sus marcos y tiempos.',
  textChanged: {
    one: '{count} palabra cambiada. Los tiempos nuevos son estimados.',
    many: '{count} de palabras cambiadas. Los tiempos nuevos son estimados.',
    other: '{count} palabras cambiadas. Los tiempos nuevos son estimados.',
  },

  checkTitle: 'Revisar palabras',
  checkPlace: 'Palabra {at} de {total}, página {page}',
  checkPicture: 'La palabra en la página',
  checkWord: 'Reconocida como',
  checkRecognised: 'Reconocida al principio como «{word}»',
  checkAccept: 'Está bien',
  checkReturn: 'Volver',
  checkSkip: 'Saltar',
  checkRemove: 'No es una palabra',
  checkEnd: 'Terminar la revisión',
  checkDone: {
    one: '{count} palabra revisada.',
    many: '{count} de palabras revisadas.',
    other: 'Las {count} palabras están revisadas.',
  },
  checkUnsure: 'El reconocedor duda',
  checkNotInDictionary: 'No está en el diccionario',
  checkAddToBook: 'Es correcta: añadir a las palabras del libro',
  misspeltTitle: 'Palabras que no están en el diccionario',
  misspeltCount: {
    one: '{count} palabra no está en el diccionario.',
    many: '{count} de palabras no están en el diccionario.',
    other: '{count} palabras no están en el diccionario.',
  },
  misspeltAdd: 'Añadir al libro',
  misspeltAddOf: 'Añadir «{word}» a las palabras del libro',
  misspeltMore: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
  bookWordAdded: '«{word}» es ahora una de las palabras del libro.',
  bookWordRemove: 'Quitarla',
  bookWordFailed: 'No se han podido cambiar las palabras del libro: «{word}». Inténtalo otra vez.',

  checkHelp:
    'Intro acepta la palabra; Ctrl+Intro además la añade a las palabras del libro, y así solo se pregunta una vez. Escribe para cambiarla y pulsa Intro. Retroceso vuelve atrás, Av Pág salta, Suprimir quita lo que no es una palabra y Escape termina.',
} satisfies Shape<typeof en>
