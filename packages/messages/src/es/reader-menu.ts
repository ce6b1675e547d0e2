import type { readerMenu as en } from '../en/reader-menu'
import type { Shape } from '../message'

export const readerMenu = {
  menuMore: 'Más',
  menuFullScreen: 'Pantalla completa',
  menuPresent: 'Modo de presentación',
  menuTour: 'Hacer el recorrido',
  menuReport: 'Informar de un problema',
  menuFailed: 'No se pudo abrir. Comprueba tu conexión e inténtalo de nuevo.',
  presenterStarted: 'Modo de presentación. Pulsa Escape para salir.',
  presenterVideoHidden: 'El vídeo está oculto y sigue sonando.',
  presenterShowVideo: 'Mostrar vídeo',
  presenterHideVideo: 'Ocultar vídeo',
  presenterLeave: 'Salir del modo de presentación',
} satisfies Shape<typeof en>
