import type { PopupTrigger } from '@lectern/core/book'
import { pickText } from './pick-content'
import { readItem, type ShownItem } from './read-item'
import { readMediaLink } from './read-link'

/** Content of a popup trigger in one language. */
export interface ShownTrigger {
  readonly title: { readonly language: string | null; readonly text: string } | null
  readonly titleAudio: string | null
  readonly icon: string | null
  readonly items: readonly ShownItem[]
}

/** Returns the content of a trigger in the reader's language, else the first that exists. @param o.base address of the page */
export function readTrigger(
  trigger: PopupTrigger,
  o: { readonly language: string; readonly base: string },
): ShownTrigger {
  const titleAudio = pickText(trigger.titleAudio, o.language)
  return {
    title: pickText(trigger.title, o.language),
    titleAudio: titleAudio && readMediaLink(titleAudio.text, o.base),
    icon: trigger.iconUrl ? readMediaLink(trigger.iconUrl, o.base) : null,
    items: (trigger.items ?? []).flatMap((item) => readItem(item, o) ?? []),
  }
}
