import type { AccentColors, AccentSurroundings } from '../derive-accent'
import type { ThemeColors } from '../theme-colors'

/** Warm paper in daylight. */
export const lightGround = {
  canvas: '#F5F0E6',
  surface: '#FFFCF6',
  raised: '#FFFEFB',
  sunken: '#EBE4D6',
  field: '#FFFFFF',
  scrim: 'rgb(40 32 20 / 0.46)',
  hover: 'rgb(74 58 30 / 0.07)',
  pressed: 'rgb(74 58 30 / 0.13)',
  fill: 'rgb(36 32 26 / 0.07)',
  fillHover: 'rgb(36 32 26 / 0.11)',
  fillBorder: 'rgb(36 32 26 / 0.16)',
  fillBorderHover: 'rgb(36 32 26 / 0.26)',
  text: '#24201A',
  textMuted: '#544D42',
  textDisabled: '#726A5C',
  border: '#DDD4C3',
  borderStrong: '#857C6C',
  track: '#D0C8B8',
  critical: '#B3352B',
  criticalHover: '#9C2A21',
  criticalPressed: '#84211A',
  onCritical: '#FFFFFF',
  criticalText: '#9E2A21',
  criticalSoft: '#F8E2DC',
  success: '#2E7550',
  onSuccess: '#FFFFFF',
  successText: '#1F6541',
  successSoft: '#DFECDF',
  warning: '#C98A1B',
  onWarning: '#1A1202',
  warningText: '#7A4F05',
  warningSoft: '#F7E9CB',
  focus: '#2F4F9C',
  wordHighlight: '#FFD45E',
  onWordHighlight: '#241B02',
  pageEdge: '#D6CCB9',
} as const satisfies Omit<ThemeColors, keyof AccentColors>

export const lightSurroundings: AccentSurroundings = {
  kind: 'light',
  textContrast: 5,
  surfaces: [lightGround.surface, lightGround.canvas, lightGround.raised, lightGround.sunken, lightGround.field],
  text: lightGround.text,
}
