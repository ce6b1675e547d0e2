import { create, type ThemeVars } from 'storybook/theming'
// @boundaries-ignore the manager is bundled without the condition that finds the sources of a package by its name
import { faviconSvg } from '../../../packages/ui/src/brand/favicon-svg'
// @boundaries-ignore the manager is bundled without the condition that finds the sources of a package by its name
import type { ThemeName } from '../../../packages/ui/src/theme/theme-preference'
// @boundaries-ignore the manager is bundled without the condition that finds the sources of a package by its name
import { themes } from '../../../packages/ui/src/theme/themes'

const ui = "'Inter Variable', system-ui, sans-serif"
const title = "'Literata Variable', Georgia, serif"
const code = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"

const wordmark = `<span style="display:inline-flex;align-items:center;gap:8px;font:500 19px/1.4 ${title.replaceAll("'", '&#39;')};letter-spacing:-0.012em"><span style="inline-size:28px;block-size:28px" aria-hidden="true">${faviconSvg}</span>Lectern</span>`

/** Creates a theme for Storybook's own window and its pages of documentation, in the colours of one of our themes. */
export function createStorybookTheme(name: ThemeName): ThemeVars {
  const colors = themes[name]
  return create({
    base: name === 'light' ? 'light' : 'dark',
    brandTitle: wordmark,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: ui,
    fontCode: code,
    colorPrimary: colors.accent,
    colorSecondary: colors.accentText,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appHoverBg: colors.raised,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    textColor: colors.text,
    textInverseColor: colors.canvas,
    textMutedColor: colors.textMuted,
    barBg: colors.surface,
    barTextColor: colors.textMuted,
    barHoverColor: colors.accentText,
    barSelectedColor: colors.accentText,
    buttonBg: colors.raised,
    buttonBorder: colors.borderStrong,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.raised,
    inputBg: colors.field,
    inputBorder: colors.borderStrong,
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  })
}
