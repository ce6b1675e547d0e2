import type { firstSteps as en } from '../en/first-steps'
import type { Shape } from '../message'

export const firstSteps = {
  firstHelp: 'Ayuda',
  firstShow: 'Primeros pasos',
  firstTitle: 'Tu libro en cuatro pasos',
  firstFinished: 'Tus lectores tienen el libro',
  firstClose: 'Cerrar los primeros pasos',
  firstPages: 'Añade las páginas',
  firstPagesHint: 'Fotografías, escaneos o un PDF: varios a la vez.',
  firstWords: 'Revisa las palabras',
  firstWordsHint: 'Haz que se reconozcan y repasa las dudosas.',
  firstWordsGo: 'Revisarlas',
  firstVoice: 'Añade una voz',
  firstVoiceHint: 'Elige una voz que lea o graba la tuya. La sincronización ilumina cada palabra.',
  firstVoiceGo: 'Elegir una voz',
  firstPublish: 'Compártelo con lectores',
  firstPublishHint: 'Reciben una copia. Puedes seguir trabajando y publicar otra vez.',
  firstPublishGo: 'Para los lectores',
  firstDone: 'Hecho',
  firstLater: 'Después',
} satisfies Shape<typeof en>
