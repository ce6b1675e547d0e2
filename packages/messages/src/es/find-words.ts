import type { findWords as en } from '../en/find-words'
import type { Shape } from '../message'

export const findWords = {
  findOpen: 'Buscar y reemplazar',
  findTitle: 'Buscar en este capítulo',
  findText: 'Buscar',
  findReplaceWith: 'Reemplazar por',
  findReplaceHint: 'Las palabras que no son parte de una coincidencia conservan sus marcos y tiempos.',
  findMatchCase: 'Distinguir mayúsculas',
  findWholeWords: 'Palabras completas',
  findNone: 'Ninguna coincidencia.',
  findMatches: { one: '{count} coincidencia', many: '{count} de coincidencias', other: '{count} coincidencias' },
  findHits: 'Coincidencias',
  findHit: 'Página {page}: {text}',
  findMore: 'Solo aparecen las primeras {count}. Se reemplazan todas.',
  findReplaceOne: 'Reemplazar',
  findReplaceAll: {
    one: 'Reemplazar {count} coincidencia',
    many: 'Reemplazar {count} de coincidencias',
    other: 'Reemplazar las {count} coincidencias',
  },
  findReplaced: {
    one: '{count} coincidencia reemplazada.',
    many: '{count} de coincidencias reemplazadas.',
    other: '{count} coincidencias reemplazadas.',
  },
  findClose: 'Cerrar la búsqueda',
} satisfies Shape<typeof en>
