import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Design tokens by meaning; every theme defines all of them. Each text colour is readable (4.5:1) on every surface,
 * `onX` on `x`, `xText` on every surface and on `xSoft`. `borderStrong` and `focus` have a contrast of 3:1; `track` is
 * decorative. `fill` and `fillBorder` are partly transparent, so that a plain button stands out from every surface.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: 'color-canvas',
      surface: 'color-surface',
      raised: 'color-raised',
      sunken: 'color-sunken',
      field: 'color-field',
      scrim: 'color-scrim',
      hover: 'color-hover',
      pressed: 'color-pressed',
      fill: 'color-fill',
      fillHover: 'color-fill-hover',
      fillBorder: 'color-fill-border',
      fillBorderHover: 'color-fill-border-hover',
      text: 'color-text',
      textMuted: 'color-text-muted',
      textDisabled: 'color-text-disabled',
      border: 'color-border',
      borderStrong: 'color-border-strong',
      track: 'color-track',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      accentPressed: 'color-accent-pressed',
      onAccent: 'color-on-accent',
      accentText: 'color-accent-text',
      accentSoft: 'color-accent-soft',
      critical: 'color-critical',
      criticalHover: 'color-critical-hover',
      criticalPressed: 'color-critical-pressed',
      onCritical: 'color-on-critical',
      criticalText: 'color-critical-text',
      criticalSoft: 'color-critical-soft',
      success: 'color-success',
      onSuccess: 'color-on-success',
      successText: 'color-success-text',
      successSoft: 'color-success-soft',
      warning: 'color-warning',
      onWarning: 'color-on-warning',
      warningText: 'color-warning-text',
      warningSoft: 'color-warning-soft',
      focus: 'color-focus',
      wordHighlight: 'color-word-highlight',
      onWordHighlight: 'color-on-word-highlight',
      pageEdge: 'color-page-edge',
    },
    shadow: { low: 'shadow-low', middle: 'shadow-middle', high: 'shadow-high' },
    /**
     * `chosen`: width of the outline of selected items; none where their background is visible enough. `readOnly`: line
     * style of a read-only field; dashed where its background is the same as its surroundings.
     */
    edge: { chosen: 'edge-chosen', readOnly: 'edge-read-only' },
    space: {
      none: 'space-none',
      xxs: 'space-xxs',
      xs: 'space-xs',
      s: 'space-s',
      m: 'space-m',
      l: 'space-l',
      xl: 'space-xl',
      xxl: 'space-xxl',
      xxxl: 'space-xxxl',
      huge: 'space-huge',
    },
    /** The distance from the window's edges, and the maximum width of a shelf. */
    page: { gutter: 'page-gutter', shelf: 'page-shelf' },
    radius: { s: 'radius-s', m: 'radius-m', l: 'radius-l', xl: 'radius-xl', round: 'radius-round' },
    font: { ui: 'font-ui', title: 'font-title', code: 'font-code' },
    fontSize: {
      xs: 'font-size-xs',
      s: 'font-size-s',
      /** Labels of controls, between `s` and `m`. */
      control: 'font-size-control',
      m: 'font-size-m',
      l: 'font-size-l',
      xl: 'font-size-xl',
      xxl: 'font-size-xxl',
      display: 'font-size-display',
    },
    fontWeight: { regular: 'font-weight-regular', medium: 'font-weight-medium', bold: 'font-weight-bold' },
    lineHeight: { tight: 'line-height-tight', snug: 'line-height-snug', normal: 'line-height-normal' },
    control: { s: 'control-s', m: 'control-m', l: 'control-l' },
    /**
     * The highlight of a spoken word: padding at its sides and corner radius relative to the font size, and the
     * duration of its fade.
     */
    word: { pad: 'word-pad', radius: 'word-radius', fade: 'word-fade' },
    motion: { quick: 'motion-quick', fade: 'motion-fade', calm: 'motion-calm', ease: 'motion-ease' },
    layer: {
      header: 'layer-header',
      aside: 'layer-aside',
      dialog: 'layer-dialog',
      menu: 'layer-menu',
      toast: 'layer-toast',
      tooltip: 'layer-tooltip',
    },
  },
  (name) => `lectern-${name}`,
)
