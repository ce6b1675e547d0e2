import type { AccentColors, AccentSurroundings } from '../derive-accent'
import type { ThemeColors } from '../theme-colors'

/** For eyes that need edges: black, white and few bright hues, every text at 7:1 or more. */
export const contrastGround = {
  canvas: '#000000',
  surface: '#000000',
  raised: '#0A0A0A',
  sunken: '#000000',
  field: '#000000',
  scrim: 'rgb(0 0 0 / 0.85)',
  hover: 'rgb(255 255 255 / 0.18)',
  pressed: 'rgb(255 255 255 / 0.3)',
  fill: 'rgb(255 255 255 / 0.12)',
  fillHover: 'rgb(255 255 255 / 0.2)',
  fillBorder: 'rgb(255 255 255 / 0.7)',
  fillBorderHover: 'rgb(255 255 255 / 1)',
  text: '#FFFFFF',
  textMuted: '#E4E4E4',
  textDisabled: '#A6A6A6',
  border: '#BDBDBD',
  borderStrong: '#FFFFFF',
  track: '#6B6B6B',
  critical: '#FF8F87',
  criticalHover: '#FFB4AE',
  onCritical: '#000000',
  criticalText: '#FFABA5',
  criticalSoft: '#330806',
  success: '#7FE0A9',
  onSuccess: '#000000',
  successText: '#9BEBBE',
  successSoft: '#05240F',
  warning: '#FFCE5C',
  onWarning: '#000000',
  warningText: '#FFD97F',
  warningSoft: '#2A1D00',
  focus: '#FFE14D',
  wordHighlight: '#FFE14D',
  onWordHighlight: '#000000',
  pageEdge: '#FFFFFF',
} as const satisfies Omit<ThemeColors, keyof AccentColors>

export const contrastSurroundings: AccentSurroundings = {
  kind: 'dark',
  textContrast: 7,
  surfaces: [
    contrastGround.surface,
    contrastGround.canvas,
    contrastGround.raised,
    contrastGround.sunken,
    contrastGround.field,
  ],
  text: contrastGround.text,
}
