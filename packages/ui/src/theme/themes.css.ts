import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { themes } from './themes'

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    lineHeight: vars.lineHeight,
    control: vars.control,
    motion: vars.motion,
    layer: vars.layer,
  },
  {
    space: {
      none: '0',
      xxs: '0.125rem',
      xs: '0.25rem',
      s: '0.5rem',
      m: '0.75rem',
      l: '1rem',
      xl: '1.5rem',
      xxl: '2.25rem',
      xxxl: '3.5rem',
      huge: '5.5rem',
    },
    radius: { s: '0.25rem', m: '0.5rem', l: '0.75rem', xl: '1.25rem', round: '999rem' },
    font: {
      ui: "-apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, system-ui, sans-serif",
      title:
        "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', Charter, 'Bitstream Charter', 'Liberation Serif', Georgia, serif",
      code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    },
    fontSize: {
      xs: '0.75rem',
      s: '0.875rem',
      m: '1rem',
      l: '1.1875rem',
      xl: '1.5rem',
      xxl: '2rem',
      display: 'clamp(2.125rem, 1.4rem + 3.2vw, 3.5rem)',
    },
    fontWeight: { regular: '400', medium: '500', bold: '650' },
    lineHeight: { tight: '1.12', snug: '1.3', normal: '1.55' },
    control: { s: '2rem', m: '2.5rem', l: '3rem' },
    motion: { quick: '90ms', fade: '150ms', calm: '260ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' },
    layer: { header: '10', aside: '20', dialog: '40', menu: '50', toast: '60', tooltip: '70' },
  },
)

createGlobalTheme(
  ':root, [data-theme="dark"]',
  { color: vars.color, shadow: vars.shadow },
  {
    color: themes.dark,
    shadow: {
      low: '0 1px 2px rgb(0 0 0 / 0.4)',
      middle: '0 2px 6px rgb(0 0 0 / 0.36), 0 10px 28px rgb(0 0 0 / 0.34)',
      high: '0 4px 12px rgb(0 0 0 / 0.4), 0 28px 72px rgb(0 0 0 / 0.56)',
    },
  },
)

createGlobalTheme(
  '[data-theme="light"]',
  { color: vars.color, shadow: vars.shadow },
  {
    color: themes.light,
    shadow: {
      low: '0 1px 2px rgb(70 52 20 / 0.1)',
      middle: '0 1px 3px rgb(70 52 20 / 0.08), 0 10px 26px rgb(70 52 20 / 0.12)',
      high: '0 4px 12px rgb(70 52 20 / 0.1), 0 28px 70px rgb(70 52 20 / 0.24)',
    },
  },
)

createGlobalTheme(
  '[data-theme="contrast"]',
  { color: vars.color, shadow: vars.shadow },
  {
    color: themes.contrast,
    shadow: { low: 'none', middle: `0 0 0 1px ${themes.contrast.border}`, high: `0 0 0 2px ${themes.contrast.border}` },
  },
)

globalStyle(':root', {
  colorScheme: 'dark',
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0.01ms', [vars.motion.fade]: '0.01ms', [vars.motion.calm]: '0.01ms' },
    },
  },
})
globalStyle('[data-theme]', { color: vars.color.text })
globalStyle('[data-theme="dark"], [data-theme="contrast"]', { colorScheme: 'dark' })
globalStyle('[data-theme="light"]', { colorScheme: 'light' })
