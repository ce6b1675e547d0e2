import type { audioEditorMessages, TextsOf, Translate } from '@lectern/messages'

export type GenerationFailure =
  /** `text` is the server's own, empty if it sent none. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Sentences that may have been paid for, and whose sound was lost: the author decides about paying again. */
  | { readonly kind: 'speech-lost'; readonly sentences: number; readonly characters: number }

/** Returns the text of a failed generation. */
export function describeGenerationFailure(
  t: Translate<TextsOf<typeof audioEditorMessages>>,
  failure: GenerationFailure,
): string {
  switch (failure.kind) {
    case 'refused':
      return failure.text === '' ? t('generateFailed') : failure.text
    case 'speech-lost':
      return t('generateLost', { count: failure.sentences, characters: failure.characters })
  }
}
