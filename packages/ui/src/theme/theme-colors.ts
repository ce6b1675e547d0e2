/** The colours that a theme defines. */
export interface ThemeColors {
  readonly canvas: string
  readonly surface: string
  readonly raised: string
  readonly sunken: string
  /** The background of fields. */
  readonly field: string
  readonly scrim: string
  readonly hover: string
  readonly pressed: string
  /** A plain button on any surface, so partly transparent, and its border. */
  readonly fill: string
  readonly fillHover: string
  readonly fillBorder: string
  readonly fillBorderHover: string
  readonly text: string
  readonly textMuted: string
  /**
   * Disabled text: still readable, 4:1 on every surface and 4.5:1 on those of a page, and clearly weaker than
   * `textMuted`.
   */
  readonly textDisabled: string
  readonly border: string
  readonly borderStrong: string
  /** The part of a slider beyond the knob: quiet beside the accent. */
  readonly track: string
  readonly accent: string
  readonly accentHover: string
  readonly accentPressed: string
  readonly onAccent: string
  readonly accentText: string
  readonly accentSoft: string
  readonly critical: string
  readonly criticalHover: string
  readonly criticalPressed: string
  readonly onCritical: string
  readonly criticalText: string
  readonly criticalSoft: string
  readonly success: string
  readonly onSuccess: string
  readonly successText: string
  readonly successSoft: string
  readonly warning: string
  readonly onWarning: string
  readonly warningText: string
  readonly warningSoft: string
  readonly focus: string
  readonly wordHighlight: string
  readonly onWordHighlight: string
  readonly pageEdge: string
}
