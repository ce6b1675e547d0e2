import type { pageTools as en } from '../en/page-tools'
import type { Shape } from '../message'

export const pageTools = {
  arrangeTools: 'Colocar los marcos seleccionados',
  alignLeft: 'Alinear los bordes izquierdos',
  alignCentre: 'Alinear los centros en horizontal',
  alignRight: 'Alinear los bordes derechos',
  alignTop: 'Alinear los bordes superiores',
  alignMiddle: 'Alinear los centros en vertical',
  alignBottom: 'Alinear los bordes inferiores',
  distributeAcross: 'Repartir el espacio en horizontal',
  distributeDown: 'Repartir el espacio en vertical',
  copyFrames: { one: 'Copiar marco', many: 'Copiar {count} de marcos', other: 'Copiar {count} marcos' },
  pasteFrames: {
    one: 'Pegar {count} marco copiado',
    many: 'Pegar {count} de marcos copiados',
    other: 'Pegar {count} marcos copiados',
  },
  joinWords: {
    one: 'Unir {count} palabra',
    many: 'Unir {count} de palabras en una',
    other: 'Unir {count} palabras en una',
  },
  joinSentences: {
    one: 'Unir {count} frase',
    many: 'Unir {count} de frases en una',
    other: 'Unir {count} frases en una',
  },
  splitWord: {
    one: 'Dividir en {count} palabra',
    many: 'Dividir en {count} de palabras',
    other: 'Dividir en {count} palabras',
  },
  splitHint: 'Escribe un espacio donde haya que dividir la palabra.',
} satisfies Shape<typeof en>
