import type { conflict as en } from '../en/conflict'
import type { Shape } from '../message'

export const conflict = {
  conflictTitle: 'Esta página se cambió en otro lugar',
  conflictLead: {
    one: 'La página {pages} se guardó en otro lugar después de que empezaras a editarla. No se sobrescribió nada.',
    many: 'Las páginas {pages} se guardaron en otro lugar después de que empezaras a editarlas. No se sobrescribió nada.',
    other:
      'Las páginas {pages} se guardaron en otro lugar después de que empezaras a editarlas. No se sobrescribió nada.',
  },
  conflictHelp: 'Elijas lo que elijas, tu trabajo sigue aquí: si usas la otra versión, con deshacer recuperas la tuya.',
  marksMerged: 'Se han añadido a los tuyos los activadores y consejos cambiados en otro lugar',
  conflictMine: 'Conservar la mía',
  conflictTheirs: 'Usar la otra versión',
  conflictLater: 'Decidir más tarde',
  conflictChosen: 'Guardar esta elección',
  conflictHelpItems:
    'Elige una versión de cada uno. Todo lo demás que cambiasteis se conserva, y con deshacer recuperas tu trabajo.',
  conflictTrigger: 'Ventana «{title}», página {page}',
  conflictPoint: 'Consejo «{title}», página {page}',
  conflictPage: 'Palabras de la página {page}',
  conflictUntitled: 'Sin título',
  conflictPart: '{mark}: {part}',
  conflictEntry: '{part} ({entry})',
  conflictOther: 'Campo «{name}»',
  conflictPlaceField: 'Lugar y tamaño',
  conflictHidden: 'Idiomas que lo ocultan',
  conflictStart: 'Apertura automática',
  conflictTimes: 'Tiempos',
  conflictEmpty: '(vacío)',
  conflictYes: 'Sí',
  conflictNo: 'No',
  conflictRemoved: 'Eliminado',
  conflictPlace: 'Movido o con otro tamaño',
  conflictFields: 'Contenido cambiado. Título: {title}',
  conflictBoth: 'Contenido cambiado, movido o con otro tamaño. Título: {title}',
} satisfies Shape<typeof en>
