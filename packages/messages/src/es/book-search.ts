import type { bookSearch as en } from '../en/book-search'
import type { Shape } from '../message'

export const bookSearch = {
  searchField: 'Buscar en el libro',
  searchPrompt: 'Encuentra palabras y frases en todas las páginas del libro. No importan mayúsculas ni acentos.',
  searchLanguage: 'Idioma en el que se busca',
  searchRunning: 'Buscando…',
  searchPagesLeft: { one: '{count} página más', many: '{count} de páginas más', other: '{count} páginas más' },
  searchHits: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  searchHitsSoFar: {
    one: '{count} resultado hasta ahora',
    many: '{count} de resultados hasta ahora',
    other: '{count} resultados hasta ahora',
  },
  searchOnPages: { one: 'en {count} página', many: 'en {count} de páginas', other: 'en {count} páginas' },
  searchList: 'Resultados',
  searchPlace: 'Página {page}',
  searchNone: 'Ninguna página tiene «{text}»',
  searchNoneAdvice: 'Revisa la ortografía o busca menos palabras.',
  searchElsewhere: 'Está en otros idiomas del libro:',
  searchElsewherePages: {
    one: '{language}: {count} página',
    many: '{language}: {count} de páginas',
    other: '{language}: {count} páginas',
  },
  searchFailed: 'No se pudo buscar en el libro. Comprueba tu conexión e inténtalo de nuevo.',
  searchMore: 'Mostrar más resultados',
  searchAllShown: 'Estos son todos los resultados.',
  searchNext: 'Resultado siguiente',
  searchPrevious: 'Resultado anterior',
  searchPosition: 'Resultado {index} de {count}',
  searchPositionSoFar: 'Resultado {index} de {count} o más',
  searchEnd: 'Terminar la búsqueda',
} satisfies Shape<typeof en>
