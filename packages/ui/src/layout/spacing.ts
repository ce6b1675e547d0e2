/** The distances of the design system, from nothing to a chapter break. */
export const spacings = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'huge'] as const
export type Spacing = (typeof spacings)[number]

/** How boxes stand across the direction they are laid out in. */
export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const
export type Alignment = (typeof alignments)[number]

/** How boxes share the space left over in the direction they are laid out in. */
export const distributions = ['start', 'center', 'end', 'between'] as const
export type Distribution = (typeof distributions)[number]

/** The elements a layout may be. */
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
