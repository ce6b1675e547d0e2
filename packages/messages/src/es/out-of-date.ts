import type { outOfDate as en } from '../en/out-of-date'
import type { Shape } from '../message'

export const outOfDate = {
  syncStale: {
    one: '{count} palabra tiene el tiempo de una narración anterior',
    many: '{count} de palabras tienen tiempos de una narración anterior',
    other: '{count} palabras tienen tiempos de una narración anterior',
  },
  syncStalePages: {
    one: 'Página {pages}. Sincroniza otra vez para tomar los tiempos nuevos.',
    many: 'Páginas {pages}. Sincroniza otra vez para tomar los tiempos nuevos.',
    other: 'Páginas {pages}. Sincroniza otra vez para tomar los tiempos nuevos.',
  },
  syncByHand: {
    one: '{count} tiempo puesto a mano pertenece a una narración anterior',
    many: '{count} de tiempos puestos a mano pertenecen a una narración anterior',
    other: '{count} tiempos puestos a mano pertenecen a una narración anterior',
  },
  syncByHandLead: 'Escúchalos y decide.',
  syncByHandShow: 'Mostrar el primero',
  syncByHandKeep: 'Conservarlos',
  syncByHandReplace: 'Tomar los tiempos nuevos',
  syncByHandKept: {
    one: '{count} tiempo conservado',
    many: '{count} de tiempos conservados',
    other: '{count} tiempos conservados',
  },
  retimedTitle: 'Las palabras siguen la nueva narración',
  retimedMatched: {
    one: '{count} palabra se encontró en ella.',
    many: '{count} de palabras se encontraron en ella.',
    other: '{count} palabras se encontraron en ella.',
  },
  retimedEstimated: {
    one: '{count} tiempo es estimado.',
    many: '{count} de tiempos son estimados.',
    other: '{count} tiempos son estimados.',
  },
  retimedUntimed: {
    one: '{count} palabra no tiene tiempo.',
    many: '{count} de palabras no tienen tiempo.',
    other: '{count} palabras no tienen tiempo.',
  },
  retimedKept: {
    one: 'Se conservó {count} tiempo puesto a mano.',
    many: 'Se conservaron {count} de tiempos puestos a mano.',
    other: 'Se conservaron {count} tiempos puestos a mano.',
  },
  retimedUndo: 'Deshacer lo revierte todo en un solo paso.',
  publishStaleTitle: '¿Publicar aunque algo esté desactualizado?',
  publishStaleLead: 'Los lectores recibirían estas partes como están ahora.',
  publishStaleWords: {
    one: 'Página {pages}: palabras de una imagen anterior',
    many: 'Páginas {pages}: palabras de imágenes anteriores',
    other: 'Páginas {pages}: palabras de imágenes anteriores',
  },
  publishStaleNarration: {
    one: 'Página {pages}: el texto cambió después de la narración',
    many: 'Páginas {pages}: el texto cambió después de la narración',
    other: 'Páginas {pages}: el texto cambió después de la narración',
  },
  publishStaleTimes: {
    one: 'Página {pages}: tiempos de una narración anterior',
    many: 'Páginas {pages}: tiempos de una narración anterior',
    other: 'Páginas {pages}: tiempos de una narración anterior',
  },
  publishStaleVoice: 'La narración tiene otra voz que la elegida ahora',
  publishStaleOrder: 'La narración incluye páginas que ya no están, o las lee en otro orden',
  publishStaleConfirm: 'Publicar de todos modos',
  publishStaleCancel: 'Ahora no',
  guideStale: 'Desactualizado',
  stripStale: 'desactualizada',
  wordsStale: {
    one: 'La imagen de la página {pages} se reemplazó después de reconocer sus palabras',
    many: 'Las imágenes de las páginas {pages} se reemplazaron después de reconocer sus palabras',
    other: 'Las imágenes de las páginas {pages} se reemplazaron después de reconocer sus palabras',
  },
  wordsStaleLead: 'Es posible que los marcos ya no estén sobre las palabras.',
  wordsStaleRecognise: 'Reconocer otra vez',
  wordsStaleFit: 'Todavía encajan',
} satisfies Shape<typeof en>
