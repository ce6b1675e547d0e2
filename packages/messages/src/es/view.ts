import type { view as en } from '../en/view'
import type { Shape } from '../message'

export const view = {
  viewTool: 'Vista de la página',
  viewZoomIn: 'Ampliar',
  viewZoomOut: 'Reducir',
  viewResetZoom: '{percent} %, restablecer el zoom',
  viewPercent: '{percent} %',
  viewFit: 'Ajustar',
  viewFitPage: 'Página',
  viewFitWidth: 'Ancho',
  viewFitHeight: 'Alto',
  viewPages: 'Páginas',
  viewPagesAuto: 'Automático',
  viewPagesOne: 'Una',
  viewPagesTwo: 'Dos',
} satisfies Shape<typeof en>
