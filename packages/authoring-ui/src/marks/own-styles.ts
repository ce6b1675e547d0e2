export const cornerKinds = ['usual', 'square', 'rounded', 'round'] as const
export const lineKinds = ['usual', 'solid', 'dashed', 'dotted', 'double', 'none'] as const
export type CornerKind = (typeof cornerKinds)[number]
export type LineKind = (typeof lineKinds)[number]

/** Styles of a trigger that an author can choose; null where another maker wrote a value that is none of them. */
export interface OwnStyles {
  readonly corners: CornerKind | null
  readonly line: LineKind | null
  /** From 0 to 1; 1 without one. */
  readonly opacity: number
}

const radii = { square: '0', rounded: '12px', round: '50%' } as const

/**
 * Returns the styles of a trigger; null for a form that this editor does not know, which is kept.
 *
 * @example
 * readOwnStyles({ borderRadius: '50%', shadow: { blur: 3 } }) // => { corners: 'round', line: 'usual', opacity: 1 }
 */
export function readOwnStyles(styles: unknown): OwnStyles | null {
  if (styles === undefined || styles === null) return { corners: 'usual', line: 'usual', opacity: 1 }
  if (!isForm(styles)) return null
  const radius = readStyle(styles, 'borderRadius')
  const line = readStyle(styles, 'borderStyle')
  const opacity = Number(readStyle(styles, 'opacity') ?? 1)
  return {
    corners:
      radius === undefined ? 'usual' : (cornerKinds.find((kind) => kind !== 'usual' && radii[kind] === radius) ?? null),
    line: line === undefined ? 'usual' : (lineKinds.find((kind) => kind !== 'usual' && kind === line) ?? null),
    opacity: Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1,
  }
}

/** Returns the styles with others chosen; undefined when none is left. Styles that an author cannot choose stay. */
export function writeOwnStyles(
  styles: unknown,
  chosen: { readonly corners?: CornerKind; readonly line?: LineKind; readonly opacity?: number },
): Readonly<Record<string, unknown>> | undefined {
  let next = isForm(styles) ? styles : {}
  const { corners, line, opacity } = chosen
  if (corners !== undefined) next = withStyle(next, 'borderRadius', corners === 'usual' ? undefined : radii[corners])
  if (line !== undefined) next = withStyle(next, 'borderStyle', line === 'usual' ? undefined : line)
  if (opacity !== undefined) next = withStyle(next, 'opacity', opacity === 1 ? undefined : opacity)
  return Object.keys(next).length === 0 ? undefined : next
}

function withStyle(
  styles: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const others = Object.entries(styles).filter(([own]) => own !== name && own !== toCss(name))
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]])
}

function readStyle(styles: Readonly<Record<string, unknown>>, name: string): unknown {
  return styles[name] ?? styles[toCss(name)] ?? undefined
}

function toCss(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isForm(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
