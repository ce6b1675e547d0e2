import type { library as en } from '../en/library'
import type { Shape } from '../message'

export const library = {
  libraryWelcome: 'Elige un libro, pulsa «Reproducir» y sigue cada palabra.',
  libraryLoading: 'Abriendo la biblioteca…',
  libraryEmpty: 'Los estantes están vacíos',
  libraryEmptyAdvice: 'Los libros aparecen aquí en cuanto se publican.',
  libraryEmptyAuthorAdvice: 'Crea tu primer libro en el estudio y publícalo; aparecerá aquí.',
  libraryFailed: 'No se pudo abrir la biblioteca',
  libraryStudio: 'Estudio',
  libraryOpenStudio: 'Abrir el estudio',
  libraryBookPages: { one: '{count} página', many: '{count} de páginas', other: '{count} páginas' },
  libraryBookMinutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  libraryBookSeconds: { one: '{count} segundo', many: '{count} de segundos', other: '{count} segundos' },
  libraryBookSilent: 'Sin narración',
  libraryBookUnpublished: 'Sin publicar',
  libraryBookLanguages: 'Idiomas',
  libraryRead: 'Leer',
  libraryContinue: 'Continuar, página {page}',
  libraryRecent: 'Seguir leyendo',
  libraryRecentPage: 'Página {page} de {count}',
  libraryRecentRemove: 'Quitar «{title}» de esta fila',
  libraryRecentRemoved: 'Se quitó «{title}» de la fila',
  libraryNoBook: 'Esta dirección no indica ningún libro',
  libraryNoBookAdvice: 'Solo indica una página o un capítulo. Elige un libro de la biblioteca.',
} satisfies Shape<typeof en>
