import type { RectKind } from '../editor/placed-rect'

/** The kinds of text that a recognition can frame. */
export const recognisedKinds = ['word', 'sentence'] as const
export type RecognisedKind = (typeof recognisedKinds)[number]

/** The rects of a page that a recognition replaces. */
export const rectKindOf: Readonly<Record<RecognisedKind, RectKind>> = { word: 'rectsByWords', sentence: 'rects' }
