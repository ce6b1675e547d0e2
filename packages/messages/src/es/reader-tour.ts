import type { readerTour as en } from '../en/reader-tour'
import type { Shape } from '../message'

export const readerTour = {
  tourTurnTitle: 'Pasa la página',
  tourTurnText: 'Usa estos botones, las flechas del teclado o desliza el dedo.',
  tourPlayTitle: 'Escucha el libro',
  tourPlayText: 'La voz lee la página y resalta cada palabra. Pulsa una palabra para escuchar el libro desde ahí.',
  tourContentsTitle: 'Oriéntate',
  tourContentsText: 'Aquí están el contenido, las páginas, la búsqueda, tus marcadores y tus notas.',
  tourNotesTitle: 'Escribe notas',
  tourNotesText:
    'Aquí están tus notas. Mantén pulsada una palabra, o usa el botón derecho del ratón, para escribir una junto a ella.',
  tourSettingsTitle: 'Ajustes',
  tourSettingsText: 'Cambia el resaltado, la página, el idioma y las teclas.',
  tourMoreTitle: 'Ayuda y más',
  tourMoreText: 'Consulta los atajos de teclado, usa toda la pantalla, repite este recorrido o informa de un problema.',
  tourMenuTitle: 'Ajustes y ayuda',
  tourMenuText: 'Los ajustes, la vista de la página y este recorrido están en este menú.',
} satisfies Shape<typeof en>
