import type { coaching as en } from '../en/coaching'
import type { Shape } from '../message'

export const coaching = {
  coachingPoint: 'Consejo',
  coachingPosition: '{position} de {count}',
  coachingPrevious: 'Anterior',
  coachingNext: 'Siguiente',
  coachingSound: 'Sonido de este consejo',
  coachingSubtitles: 'Subtítulos',
  coachingSoundFailed: 'No se ha podido cargar el sonido.',
  coachingSubtitlesFailed: 'No se han podido cargar los subtítulos.',
  coachingRetry: 'Intentar de nuevo',
  coachingLink: 'Abrir el enlace (se abre en otra pestaña)',
  coachingShow: 'Ver el consejo',
} satisfies Shape<typeof en>
