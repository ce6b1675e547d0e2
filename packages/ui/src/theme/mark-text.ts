/** Lightens a dark colour, so that black ink stays readable under it. */
export const lightenMark = (color: string) => `oklch(from ${color} max(l, 0.8) c h)`
/** Shadows of an edge, dark inside and light outside: one of them stands out on any picture. */
export const drawMarkEdge = (color: string, { inner = 'max(1.5px, 0.06em)', outer = '1px' } = {}) =>
  `inset 0 0 0 ${inner} oklch(from ${color} min(l, 0.33) c h), 0 0 0 ${outer} oklch(from ${color} max(l, 0.92) c h)`

/** Colour of paper beside a mark: almost white, in the mark's hue. */
export const tintPaper = (color: string) => `oklch(from ${color} 0.98 0.01 h)`

/** Black on a light colour and white on a dark one: readable ink on a colour that somebody chose. */
export const inkOn = (color: string) => `oklch(from ${color} clamp(0, (0.65 - l) * 1000, 1) 0 h)`
/** The colour without transparency, so that ink on it is readable. */
export const makeOpaque = (color: string) => `oklch(from ${color} l c h / 1)`
