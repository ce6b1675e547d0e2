import type { RectKind } from '../editor/placed-rect'

/** What a recognition is to put frames around. */
export const recognisedKinds = ['word', 'sentence'] as const
export type RecognisedKind = (typeof recognisedKinds)[number]

/** The set of highlights that it fills; the other one stays as it is, but for a page without words: it gets them too. */
export const rectKindOf: Readonly<Record<RecognisedKind, RectKind>> = { word: 'rectsByWords', sentence: 'rects' }
