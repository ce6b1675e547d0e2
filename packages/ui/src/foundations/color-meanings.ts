import type { ThemeColors } from '../theme/theme-colors'

type ColorName = keyof ThemeColors

export interface ColorMeaning {
  readonly meaning: string
  /** The backgrounds it is shown on, with the least contrast required. */
  readonly on?: readonly ColorName[]
  readonly least?: 3 | 4 | 4.5
}

export interface ColorGroup {
  readonly title: string
  readonly lead: string
  readonly colors: Readonly<Partial<Record<ColorName, ColorMeaning>>>
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'field'] as const
const textOn = (meaning: string, ...besides: readonly ColorName[]): ColorMeaning => ({
  meaning,
  on: [...surfaces, ...besides],
  least: 4.5,
})
const shape = (meaning: string): ColorMeaning => ({ meaning, on: surfaces, least: 3 })
const on = (ground: ColorName, ...besides: readonly ColorName[]): ColorMeaning => ({
  meaning: `Text on ${ground}.`,
  on: [ground, ...besides],
  least: 4.5,
})

/** Describes every colour of the contract. Each theme defines all of them, and components use no others. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Ground',
    lead: 'Levels of elevation: what is higher is lighter.',
    colors: {
      canvas: { meaning: 'The background of the window.' },
      surface: { meaning: 'Cards, bars, panels.' },
      raised: { meaning: 'Dialogs, menus, toasts: what is above the page.' },
      sunken: { meaning: 'Wells and tracks: what is recessed.' },
      field: { meaning: 'The background of fields.' },
      scrim: { meaning: 'The backdrop of a dialog.' },
      hover: { meaning: 'Over an element that is hovered.' },
      pressed: { meaning: 'Over an element that is pressed.' },
      fill: { meaning: 'A plain button: translucent, so that it stands out on every surface.' },
      fillHover: { meaning: 'A plain button that is hovered.' },
      fillBorder: { meaning: 'The border of a plain button.' },
      fillBorderHover: { meaning: 'The border of a plain button that is hovered.' },
    },
  },
  {
    title: 'Text and borders',
    lead: 'Text is readable on every level.',
    colors: {
      text: textOn('Primary text.', 'accentSoft', 'criticalSoft', 'successSoft', 'warningSoft'),
      textMuted: textOn('Secondary text.'),
      textDisabled: {
        meaning: 'Text of a disabled control: weaker than secondary text, still readable.',
        on: surfaces,
        least: 4,
      },
      border: { meaning: 'Separates related elements; decorative.' },
      borderStrong: shape('The border of controls.'),
      track: { meaning: 'The rest of a slider; decorative.' },
      focus: shape('The focus ring.'),
    },
  },
  {
    title: 'Accent',
    lead: 'The colour of Lectern, a book or a partner. Derived from one colour: see Themes.',
    colors: {
      accent: shape('The main action.'),
      accentHover: { meaning: 'The same, hovered.' },
      accentPressed: { meaning: 'The same, pressed.' },
      onAccent: on('accent', 'accentHover', 'accentPressed'),
      accentText: textOn('Links and selected text.', 'accentSoft'),
      accentSoft: { meaning: 'The background of what is selected.' },
    },
  },
  {
    title: 'Critical',
    lead: 'Errors and actions that delete.',
    colors: {
      critical: { meaning: 'A button that deletes.' },
      criticalHover: { meaning: 'The same, hovered.' },
      criticalPressed: { meaning: 'The same, pressed.' },
      onCritical: on('critical', 'criticalHover', 'criticalPressed'),
      criticalText: textOn('Error messages.', 'criticalSoft'),
      criticalSoft: { meaning: 'The background of an error.' },
    },
  },
  {
    title: 'Success',
    lead: 'What went well. Never alone: words or a sign say it too.',
    colors: {
      success: { meaning: 'An icon or a finished bar.' },
      onSuccess: on('success'),
      successText: textOn('Success messages.', 'successSoft'),
      successSoft: { meaning: 'The background of a success message.' },
    },
  },
  {
    title: 'Warning',
    lead: 'What may soon go wrong.',
    colors: {
      warning: { meaning: 'An icon or a bar that is nearly full.' },
      onWarning: on('warning'),
      warningText: textOn('Warnings.', 'warningSoft'),
      warningSoft: { meaning: 'The background of a warning.' },
    },
  },
  {
    title: 'The page',
    lead: 'Colours that only books use.',
    colors: {
      wordHighlight: { meaning: 'The word that is being read aloud.' },
      onWordHighlight: on('wordHighlight'),
      pageEdge: { meaning: 'The edge of a page on its background.' },
    },
  },
]
