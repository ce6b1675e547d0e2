import { createFormatText, errorMessages } from '@lectern/messages'

/** A text of the specification's catalogue of outcomes. */
export type OutcomeKey = keyof typeof errorMessages.en

const format = /* @__PURE__ */ createFormatText('en', errorMessages.en)

/** The catalogue's English words for a call that failed without words of the server's own. */
export function fallbackWords(key: OutcomeKey, status: string): string {
  return format(key, { status })
}
