import type { readingTools as en } from '../en/reading-tools'
import type { Shape } from '../message'

export const readingTools = {
  bookShortcuts: 'Atajos de teclado',
  shortcutReading: 'Lectura',
  shortcutTogglePlay: 'Reproducir o pausar',
  shortcutToggleSidebar: 'Contenido, páginas y marcadores',
  shortcutRepeat: 'Repetir una parte de la narración',
  shortcutReplaySentence: 'Repetir la frase',
  shortcutNextSentence: 'Reproducir la frase siguiente',
  panelOpen: 'Contenido',
  panelTitle: 'En este libro',
  panelTabs: 'Partes del panel',
  panelFailed: 'No se pudo abrir. Comprueba tu conexión e inténtalo de nuevo.',
  panelContents: 'Contenido',
  panelPages: 'Páginas',
  panelSearch: 'Buscar',
  panelBookmarks: 'Marcadores',
  contentsPage: 'Página {page}',
  contentsCover: 'Cubierta',
  shortcutZoomIn: 'Ampliar',
  shortcutZoomOut: 'Reducir',
  shortcutResetZoom: 'Restablecer el zoom',
  pagesFailed: 'No se pudieron cargar las imágenes de las páginas.',
} satisfies Shape<typeof en>
