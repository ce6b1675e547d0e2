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
  findPlace: 'Dónde buscar',
  findInChapter: 'Este capítulo',
  findInBook: 'Todo el libro',
  findBookTitle: 'Buscar en todo el libro',
  findReplaceBookHint:
    'Las demás palabras conservan sus marcos y tiempos. Lo reemplazado en otros capítulos se guarda enseguida.',
  findLoading: 'Cargando el texto de los demás capítulos',
  findLoaded: '{done} de {total} capítulos',
  findUnloaded: 'No se ha podido cargar el texto de {chapters}.',
  findRetry: 'Intentar otra vez',
  findHitsOf: 'Coincidencias en {chapter}',
  findReplaceChapter: {
    one: 'Reemplazar {count} coincidencia aquí',
    many: 'Reemplazar {count} de coincidencias de este capítulo',
    other: 'Reemplazar las {count} coincidencias de este capítulo',
  },
  findReplacing: 'Reemplazando y guardando',
  findReplacedInBook: {
    one: '{count} coincidencia reemplazada. En otros capítulos ya está guardada.',
    many: '{count} de coincidencias reemplazadas. Las de otros capítulos ya están guardadas.',
    other: '{count} coincidencias reemplazadas. Las de otros capítulos ya están guardadas.',
  },
  findUndo: 'Deshacer',
  findUndone: {
    one: '{count} cambio deshecho.',
    many: '{count} de cambios deshechos.',
    other: '{count} cambios deshechos.',
  },
  findConflicts:
    'Otra persona ha cambiado {chapters} mientras tanto. Sus páginas quedan como están, y las coincidencias están al día.',
  findUnsaved: 'No se ha podido guardar {chapters}. Inténtalo otra vez.',
  findClose: 'Cerrar la búsqueda',
} satisfies Shape<typeof en>
