/** The distances of the design system, from none to the distance between chapters. */
export const spacings = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'huge'] as const
export type Spacing = (typeof spacings)[number]

/** Alignment across the direction of layout. */
export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const
export type Alignment = (typeof alignments)[number]

/** Distribution of free space along the direction of layout. */
export const distributions = ['start', 'center', 'end', 'between'] as const
export type Distribution = (typeof distributions)[number]

/** The elements that a layout may be. */
export const layoutTags = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'form',
  'ul',
  'ol',
  'li',
  'span',
  'fieldset',
] as const
export type LayoutTag = (typeof layoutTags)[number]
