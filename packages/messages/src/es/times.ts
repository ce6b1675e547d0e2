import type { times as en } from '../en/times'
import type { Shape } from '../message'

export const times = {
  syncTitle: 'Ajusta las palabras a la voz',
  syncLead: 'Cada palabra recibe el momento en que se pronuncia, para resaltarse con la voz.',
  syncByWord: 'Sincronizar por palabra',
  syncBySentence: 'Sincronizar por frase',
  syncKind: 'Emparejar',
  syncNoSentences: 'Primero hay que generar los rectángulos por frase.',
  syncPage: 'Solo esta página',
  syncRunning: 'Emparejando palabras y voz',
  syncTimed: 'Palabras con tiempo',
  syncTimedSentences: 'Frases con tiempo',
  syncEstimated: {
    one: '{count} tiempo es estimado',
    many: '{count} de tiempos son estimados',
    other: '{count} tiempos son estimados',
  },
  syncPageNotSpoken: 'no hay palabras pronunciadas para ella',
  syncPageNotFound: 'no se encontró en ella ninguna de las palabras pronunciadas',
  syncStrayWords: {
    one: '{count} palabra pronunciada no pertenece a ninguna página de este capítulo y se omitió.',
    many: '{count} de palabras pronunciadas no pertenecen a ninguna página de este capítulo y se omitieron.',
    other: '{count} palabras pronunciadas no pertenecen a ninguna página de este capítulo y se omitieron.',
  },
  syncReportTitle: 'No se encontraron todas las palabras de la página {page}',
  syncReportWord: 'Primera palabra pronunciada sin coincidencia: «{word}».',
  syncReportRect: 'Primera palabra sin tiempo: «{word}».',
  syncReportShow: 'Mostrarla',
  syncFill: 'Estimar el resto',
  syncFillHelp:
    'Las palabras entre dos con tiempo se reparten el tiempo que queda entre ellas. Se marcan como estimadas.',
  syncFilled: {
    one: '{count} tiempo estimado',
    many: '{count} de tiempos estimados',
    other: '{count} tiempos estimados',
  },
  syncContinue: 'Siguiente: Publicar',

  tappingNoNarration: 'Aún no hay narración con la que dar tiempos. Créala en el paso Voz.',
  tappingStart:
    'Selecciona la primera palabra y pulsa Espacio para reproducir. Pulsa Intro o T, o toca la página, cuando empiece cada palabra.',
  tappingCurrent: 'Se pronuncia: «{word}». Pulsa Intro o T, o toca la página, cuando empiece la siguiente.',

  playerLabel: 'Narración',
  playerPlay: 'Reproducir',
  playerPause: 'Pausa',
  playerPosition: 'Posición',
  playerFailed: 'No se puede reproducir la narración. Recarga la página.',
} satisfies Shape<typeof en>
