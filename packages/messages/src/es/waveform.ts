import type { waveform as en } from '../en/waveform'
import type { Shape } from '../message'

export const waveform = {
  waveformLabel: 'Forma de onda',
  waveformWords:
    'Palabras de la narración. Las flechas izquierda y derecha eligen una palabra; con Mayús mueven su inicio y con Alt su final. Espacio la reproduce.',
  waveformWord: '{word}, de {start} a {end} s',
  waveformWordToCheck: '{word}, de {start} a {end} s, por revisar',
  waveformStart: 'Inicio de «{word}»',
  waveformEnd: 'Final de «{word}»',
  waveformTime: '{seconds} s',
  waveformZoomIn: 'Acercar',
  waveformZoomOut: 'Alejar',
  waveformPlayWord: 'Reproducir la palabra',
  waveformPlayFrom: 'Reproducir desde aquí',
  waveformLoop: 'Repetir la palabra',
  waveformHalfSpeed: 'Media velocidad',
  waveformShow: 'Forma de onda',
  waveformPlay: 'Reproducir',
  waveformPause: 'Pausar',
  waveformPlaySentence: 'Reproducir la frase',
  waveformSentences: 'Frases',
  waveformSentenceList:
    'Frases de la narración. Las flechas izquierda y derecha eligen una frase. Espacio la reproduce.',
  waveformWordList:
    'Palabras de la narración. Las flechas izquierda y derecha eligen una palabra. Espacio la reproduce.',
  waveformNoTimesYet: 'Ninguna palabra tiene tiempo todavía. Empareja las palabras con la voz en el paso Sincronizar.',
  waveformSnap: 'Ajustar al silencio',
  waveformLinked: 'Mover también la palabra vecina',
  waveformLoading: 'Preparando la forma de onda',
  waveformNoNarration: 'Aún no hay narración. Créala en el paso Voz.',
  waveformNoTimes: 'Ninguna palabra tiene tiempo todavía. Primero empareja las palabras con la voz.',
  waveformUnreachable: 'No se pudo cargar la narración. Comprueba tu conexión.',
  waveformUnreadable:
    'Este navegador no puede mostrar la forma de onda de la narración. Aún puedes marcar los tiempos al compás de la voz.',
  waveformRetry: 'Reintentar',

  doubtsTitle: {
    one: '{count} tiempo por revisar',
    many: '{count} de tiempos por revisar',
    other: '{count} tiempos por revisar',
  },
  doubtOverlap: 'Se solapa con la palabra anterior',
  doubtTooFast: 'Muy breve para su longitud',
  doubtTooSlow: 'Muy larga para su longitud',
  doubtLowConfidence: 'Quizá la voz diga otra palabra',
  doubtEstimated: 'Estimado',
  doubtPlace: '{reason} · página {page}',
  doubtsMore: { one: 'Mostrar {count} más', many: 'Mostrar {count} más', other: 'Mostrar {count} más' },
} satisfies Shape<typeof en>
