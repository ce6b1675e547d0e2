import type { ThemeColors } from '../theme/theme-colors'

type ColorName = keyof ThemeColors

export interface ColorMeaning {
  readonly meaning: string
  /** What it is read or seen on, with the least contrast it has to have there. */
  readonly on?: readonly ColorName[]
  readonly least?: 3 | 4.5
}

export interface ColorGroup {
  readonly title: string
  readonly lead: string
  readonly colors: Readonly<Partial<Record<ColorName, ColorMeaning>>>
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'field'] as const
const words = (meaning: string, ...besides: readonly ColorName[]): ColorMeaning => ({
  meaning,
  on: [...surfaces, ...besides],
  least: 4.5,
})
const shape = (meaning: string): ColorMeaning => ({ meaning, on: surfaces, least: 3 })
const on = (ground: ColorName, ...besides: readonly ColorName[]): ColorMeaning => ({
  meaning: `Words on ${ground}.`,
  on: [ground, ...besides],
  least: 4.5,
})

/** Every colour of the contract with what it is for: a theme answers each, a component asks for nothing else. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Ground',
    lead: 'Levels, not greys: what lies higher is nearer to the light.',
    colors: {
      canvas: { meaning: 'The window behind everything.' },
      surface: { meaning: 'Cards, bars, panels.' },
      raised: { meaning: 'Dialogs, menus, toasts: what lies above.' },
      sunken: { meaning: 'Wells and tracks: what lies below.' },
      field: { meaning: 'What is typed and chosen in.' },
      scrim: { meaning: 'Between a dialog and the page behind it.' },
      hover: { meaning: 'Laid over what the pointer is on.' },
      pressed: { meaning: 'Laid over what is being pressed.' },
    },
  },
  {
    title: 'Words and lines',
    lead: 'Every word is readable on every level of ground.',
    colors: {
      text: words('What is read.', 'accentSoft', 'criticalSoft', 'successSoft', 'warningSoft'),
      textMuted: words('What is read second.'),
      border: { meaning: 'Parts what belongs together; only felt.' },
      borderStrong: shape('The edge of what can be worked.'),
      track: { meaning: 'The part of a slider not reached yet; only felt.' },
      focus: shape('The ring around what has the focus.'),
    },
  },
  {
    title: 'Accent',
    lead: 'The house’s colour, or that of a book or a partner. Derived from one colour: see Themes.',
    colors: {
      accent: shape('The one thing to do here.'),
      accentHover: { meaning: 'The same under the pointer.' },
      onAccent: on('accent', 'accentHover'),
      accentText: words('Links and chosen words.', 'accentSoft'),
      accentSoft: { meaning: 'Behind what is chosen.' },
    },
  },
  {
    title: 'Critical',
    lead: 'What went wrong, and what destroys.',
    colors: {
      critical: { meaning: 'A button that destroys.' },
      criticalHover: { meaning: 'The same under the pointer.' },
      onCritical: on('critical', 'criticalHover'),
      criticalText: words('What went wrong, in words.', 'criticalSoft'),
      criticalSoft: { meaning: 'Behind an error.' },
    },
  },
  {
    title: 'Success',
    lead: 'What went well. Never alone: words or a sign say it too.',
    colors: {
      success: { meaning: 'A sign or a full bar.' },
      onSuccess: on('success'),
      successText: words('What went well, in words.', 'successSoft'),
      successSoft: { meaning: 'Behind good news.' },
    },
  },
  {
    title: 'Warning',
    lead: 'What may go wrong soon.',
    colors: {
      warning: { meaning: 'A sign or a bar that is nearly full.' },
      onWarning: on('warning'),
      warningText: words('What to take care of, in words.', 'warningSoft'),
      warningSoft: { meaning: 'Behind a warning.' },
    },
  },
  {
    title: 'The page',
    lead: 'What only a book has.',
    colors: {
      wordHighlight: { meaning: 'The word that is being spoken.' },
      onWordHighlight: on('wordHighlight'),
      pageEdge: { meaning: 'The edge of a page on its ground.' },
    },
  },
]
