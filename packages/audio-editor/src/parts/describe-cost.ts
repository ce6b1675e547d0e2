import type { audioEditorMessages, TextsOf, Translate } from '@lectern/messages'
import type { KnownCost } from './use-speech-cost'

/** Returns the text of a cost in characters. */
export function describeCost(
  t: Translate<TextsOf<typeof audioEditorMessages>>,
  { isExact, characters }: Pick<KnownCost, 'isExact' | 'characters'>,
): string {
  if (isExact && characters === 0) return t('costNothing')
  return t(isExact ? 'generateCost' : 'costAtMost', { count: characters })
}
