import { vars } from '../theme/contract.css'

/** Colours of the waveform as CSS values, and its fonts. */
export interface WaveformPalette {
  readonly wave: string
  readonly text: string
  readonly muted: string
  readonly span: string
  readonly doubtful: string
  readonly selected: string
  readonly onSelected: string
  readonly edge: string
  readonly handle: string
  readonly playhead: string
  readonly font: string
}

const colors = {
  wave: vars.color.accent,
  text: vars.color.text,
  muted: vars.color.textMuted,
  span: vars.color.raised,
  doubtful: vars.color.warningSoft,
  selected: vars.color.wordHighlight,
  onSelected: vars.color.onWordHighlight,
  edge: vars.color.borderStrong,
  handle: vars.color.accent,
  playhead: vars.color.critical,
} as const

/** Reads the palette of the theme that applies to `element`. */
export function readWaveformPalette(element: Element): WaveformPalette {
  const computed = getComputedStyle(element)
  const read = (name: keyof typeof colors): string => {
    const property = /^var\((--[\w-]+)/.exec(colors[name])?.[1]
    const value = property === undefined ? '' : computed.getPropertyValue(property).trim()
    if (value === '') throw new Error(`The theme gives no colour for the waveform's "${name}" (${colors[name]}).`)
    return value
  }
  return {
    wave: read('wave'),
    text: read('text'),
    muted: read('muted'),
    span: read('span'),
    doubtful: read('doubtful'),
    selected: read('selected'),
    onSelected: read('onSelected'),
    edge: read('edge'),
    handle: read('handle'),
    playhead: read('playhead'),
    font: `${computed.fontSize} ${computed.fontFamily}`,
  }
}
