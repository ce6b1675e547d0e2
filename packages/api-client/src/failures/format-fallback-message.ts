import { createFormatText, errorMessages } from '@lectern/messages'

/** Key of the specification's catalogue of outcomes. */
export type OutcomeKey = keyof typeof errorMessages.en

const format = /* @__PURE__ */ createFormatText('en', errorMessages.en)

/** Returns the catalogue's English message for a failed call without a server message. */
export function formatFallbackMessage(key: OutcomeKey, status: string): string {
  return format(key, { status })
}
