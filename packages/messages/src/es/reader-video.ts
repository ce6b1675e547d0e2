import type { readerVideo as en } from '../en/reader-video'
import type { Shape } from '../message'

export const readerVideo = {
  videoShow: 'Vídeo',
  videoOf: 'Vídeo: {chapter}',
  videoPicture: 'Imagen en imagen',
  videoAway: 'El vídeo se reproduce en su propia ventana.',
  videoBack: 'Traerlo de vuelta',
  videoNoPicture: 'No se pudo abrir la imagen en imagen. Reproduce el vídeo e inténtalo de nuevo.',
} satisfies Shape<typeof en>
