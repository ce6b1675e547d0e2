import type { bookList as en } from '../en/book-list'
import type { Shape } from '../message'

export const bookList = {
  libraryFind: 'Buscar un libro',
  libraryNoMatch: 'Ningún libro coincide con «{text}»',
  libraryNoMatchAdvice: 'Busca palabras del título o de la descripción.',
  libraryMore: 'Mostrar más libros',
  libraryMoreFailed: 'No se pudieron cargar más libros. {reason}',
  libraryAllShown: {
    one: '{count} libro, y eso es todo',
    many: '{count} de libros, y eso es todo',
    other: '{count} libros, y eso es todo',
  },
} satisfies Shape<typeof en>
