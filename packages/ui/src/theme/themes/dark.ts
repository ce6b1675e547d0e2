import type { AccentColors, AccentSurroundings } from '../derive-accent'
import type { ThemeColors } from '../theme-colors'

/** A reading room at night: ink-blue surfaces, paper-white text, the page is the brightest element. */
export const darkGround = {
  canvas: '#101218',
  surface: '#181B23',
  raised: '#21252F',
  sunken: '#0B0D12',
  field: '#0D1016',
  scrim: 'rgb(4 5 9 / 0.68)',
  hover: 'rgb(214 222 245 / 0.07)',
  pressed: 'rgb(214 222 245 / 0.13)',
  fill: 'rgb(237 233 224 / 0.08)',
  fillHover: 'rgb(237 233 224 / 0.12)',
  fillBorder: 'rgb(237 233 224 / 0.16)',
  fillBorderHover: 'rgb(237 233 224 / 0.24)',
  text: '#EDE9E0',
  textMuted: '#A8ABB7',
  textDisabled: '#7F838E',
  border: '#333A48',
  borderStrong: '#737B8F',
  track: '#3D4453',
  critical: '#E2685F',
  criticalHover: '#EC8079',
  criticalPressed: '#F29B95',
  onCritical: '#140706',
  criticalText: '#F3A29B',
  criticalSoft: '#3A2023',
  success: '#58A87C',
  onSuccess: '#06120B',
  successText: '#8FD1AC',
  successSoft: '#1A3028',
  warning: '#DDA646',
  onWarning: '#160F03',
  warningText: '#EBC37C',
  warningSoft: '#352A18',
  focus: '#B9CBFA',
  wordHighlight: '#F4CF6B',
  onWordHighlight: '#1B1503',
  pageEdge: '#333947',
} as const satisfies Omit<ThemeColors, keyof AccentColors>

export const darkSurroundings: AccentSurroundings = {
  kind: 'dark',
  textContrast: 4.5,
  surfaces: [darkGround.surface, darkGround.canvas, darkGround.raised, darkGround.sunken, darkGround.field],
  text: darkGround.text,
}
