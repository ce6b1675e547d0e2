const PROPERTIES = [
  'outlineStyle',
  'outlineWidth',
  'outlineColor',
  'boxShadow',
  'borderColor',
  'borderWidth',
  'backgroundColor',
  'textDecorationLine',
  'opacity',
  'clipPath',
] as const

/**
 * Returns the computed styles that may show the focus, of an element and its neighbours: a ring may surround the box that
 * holds a control, or the picture beside a hidden one. Two results are equal if the focus is invisible.
 */
export function readFocusLook(element: Element): string {
  const near = [
    element,
    ...element.children,
    ...siblingsAfter(element),
    ...[element.parentElement, element.parentElement?.parentElement].filter((above) => above instanceof Element),
  ]
  return near.flatMap((drawn) => [lookOf(drawn), lookOf(drawn, '::before'), lookOf(drawn, '::after')]).join('\n')
}

function lookOf(element: Element, part?: '::before' | '::after'): string {
  const style = getComputedStyle(element, part)
  // An outline that is not drawn still has a colour and a width.
  const outlined = style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
  return PROPERTIES.filter((property) => outlined || !property.startsWith('outline'))
    .map((property) => style[property])
    .join(' ')
}

function siblingsAfter(element: Element): readonly Element[] {
  const next = element.nextElementSibling
  return next === null ? [] : [next]
}
