import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { dialogFadeMilliseconds, sheetBreakpointPixels } from './constant-table'
import { media } from './media'
import { themes } from './themes'

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    page: vars.page,
    word: vars.word,
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
    page: { gutter: '1rem', shelf: '70rem' },
    word: { pad: '0.12em', radius: '0.2em', fade: '100ms' },
    radius: { s: '0.25rem', m: '0.5rem', l: '0.75rem', xl: '1rem', round: '999rem' },
    font: {
      ui: "'Inter Variable', 'Inter Arial', 'Inter Roboto', system-ui, sans-serif",
      title: "'Literata Variable', 'Literata Georgia', 'Literata Times', Georgia, serif",
      code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    },
    fontSize: {
      xs: '0.75rem',
      s: '0.875rem',
      control: '0.9375rem',
      m: '1rem',
      l: '1.0625rem',
      xl: '1.25rem',
      xxl: 'clamp(1.5rem, 1.36rem + 0.6vw, 1.75rem)',
      display: 'clamp(2rem, 1.8rem + 0.9vw, 2.5rem)',
    },
    fontWeight: { regular: '400', medium: '500', bold: '600' },
    lineHeight: { tight: '1.2', snug: '1.4', normal: '1.55' },
    control: { s: '2rem', m: '2.5rem', l: '3rem' },
    motion: { quick: '90ms', fade: `${dialogFadeMilliseconds}ms`, calm: '260ms', ease: 'cubic-bezier(0.2, 0, 0.1, 1)' },
    layer: { header: '10', aside: '20', dialog: '40', menu: '50', toast: '60', tooltip: '70' },
  },
)

createGlobalTheme(
  ':root, [data-theme="dark"]',
  { color: vars.color, shadow: vars.shadow, edge: vars.edge },
  {
    color: themes.dark,
    shadow: {
      low: '0 1px 2px rgb(0 0 0 / 0.4)',
      middle: '0 2px 6px rgb(0 0 0 / 0.36), 0 10px 28px rgb(0 0 0 / 0.34)',
      high: '0 4px 12px rgb(0 0 0 / 0.4), 0 28px 72px rgb(0 0 0 / 0.56)',
    },
    edge: { chosen: '0', readOnly: 'solid' },
  },
)

createGlobalTheme(
  '[data-theme="light"]',
  { color: vars.color, shadow: vars.shadow, edge: vars.edge },
  {
    color: themes.light,
    shadow: {
      low: '0 1px 2px rgb(70 52 20 / 0.1)',
      middle: '0 1px 3px rgb(70 52 20 / 0.08), 0 10px 26px rgb(70 52 20 / 0.12)',
      high: '0 4px 12px rgb(70 52 20 / 0.1), 0 28px 70px rgb(70 52 20 / 0.24)',
    },
    edge: { chosen: '0', readOnly: 'solid' },
  },
)

createGlobalTheme(
  '[data-theme="contrast"]',
  { color: vars.color, shadow: vars.shadow, edge: vars.edge },
  {
    color: themes.contrast,
    shadow: { low: 'none', middle: `0 0 0 1px ${themes.contrast.border}`, high: `0 0 0 2px ${themes.contrast.border}` },
    edge: { chosen: '1px', readOnly: 'dashed' },
  },
)

globalStyle(':root', {
  colorScheme: 'dark',
  '@media': {
    [`(width >= ${sheetBreakpointPixels}px)`]: { vars: { [vars.page.gutter]: '1.5rem' } },
    '(width >= 1024px)': { vars: { [vars.page.gutter]: '2rem' } },
    // Touch targets are at least 44 px high.
    [media.touch]: { vars: { [vars.control.s]: '2.75rem', [vars.control.m]: '2.75rem' } },
    [media.reducedMotion]: {
      vars: {
        [vars.motion.quick]: '0.01ms',
        [vars.motion.fade]: '0.01ms',
        [vars.motion.calm]: '0.01ms',
        [vars.word.fade]: '0.01ms',
      },
    },
  },
})
globalStyle('[data-theme]', { color: vars.color.text })
globalStyle('[data-theme="dark"], [data-theme="contrast"]', { colorScheme: 'dark' })
globalStyle('[data-theme="light"]', { colorScheme: 'light' })
