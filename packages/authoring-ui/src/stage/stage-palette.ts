import { vars } from '@lectern/ui/tokens'

/** Colours of the stage as CSS values, read from the theme. */
export interface StagePalette {
  readonly rect: string
  readonly timed: string
  readonly doubtful: string
  readonly selected: string
  readonly guide: string
  readonly handle: string
  readonly highlighted: string
  readonly pageEdge: string
}

const sources: Readonly<Record<keyof StagePalette, string>> = {
  rect: vars.color.accent,
  timed: vars.color.success,
  doubtful: vars.color.warning,
  selected: vars.color.accent,
  guide: vars.color.critical,
  handle: vars.color.onAccent,
  highlighted: vars.color.wordHighlight,
  pageEdge: vars.color.pageEdge,
}

/** Reads the palette of the theme that applies to `element`. */
export function readStagePalette(element: Element): StagePalette {
  const computed = getComputedStyle(element)
  const read = (name: keyof StagePalette): string => {
    const property = /^var\((--[\w-]+)/.exec(sources[name])?.[1]
    const value = property === undefined ? '' : computed.getPropertyValue(property).trim()
    if (value === '') throw new Error(`The theme gives no colour for the stage's "${name}" (${sources[name]}).`)
    return value
  }
  return {
    rect: read('rect'),
    timed: read('timed'),
    doubtful: read('doubtful'),
    selected: read('selected'),
    guide: read('guide'),
    handle: read('handle'),
    highlighted: read('highlighted'),
    pageEdge: read('pageEdge'),
  }
}
