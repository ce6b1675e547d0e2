import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const bare = { margin: 0, padding: 0, border: 0, minInlineSize: 0, listStyle: 'none' } as const

export const stack = style({ ...bare, display: 'flex', flexDirection: 'column' })
export const inline = style({ ...bare, display: 'flex', flexDirection: 'row' })
export const grid = style({ ...bare, display: 'grid' })

export const gap = styleVariants(vars.space, (size) => ({ gap: size }))
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
export const wrap = style({ flexWrap: 'wrap' })
export const grow = style({ flex: '1 1 auto' })

const filled = (min: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` })
export const columns = styleVariants({
  cover: filled('9.5rem'),
  narrow: filled('13rem'),
  card: filled('18rem'),
  wide: filled('26rem'),
  halves: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' },
})
