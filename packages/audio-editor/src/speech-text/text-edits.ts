import { editSegments } from './edit-segments'
import type { SpokenPage } from './spoken-page'

/** The text of a page as its author edited it for the voice. The words on the page stay as they are. */
export interface TextEdit {
  readonly text: string
  /** The text of the page's words when they were edited. */
  readonly builtText: string
  /** The edited text that the narration was generated from; null if none was. */
  readonly sentText: string | null
}

/** Edits by page variation. A page without one is spoken as its words are built. */
export type TextEdits = ReadonlyMap<number, TextEdit>

/** Joins the segments of a page to its text. */
export function joinSegments({ textSegments }: SpokenPage): string {
  return textSegments.map((segment) => segment.text).join('')
}

/** Returns a page with its edit written into its segments. */
export function editPage(page: SpokenPage, edit: TextEdit | undefined): SpokenPage {
  return edit === undefined ? page : { ...page, textSegments: editSegments(page.textSegments, edit.text) }
}

/** Returns the edits after a page's text was changed. A page that is again as its words are built, and was so sent, has none. */
export function editText(edits: TextEdits, page: SpokenPage, text: string): TextEdits {
  const before = edits.get(page.pageVariationId)
  const edit = {
    text,
    builtText: before === undefined ? joinSegments(page) : before.builtText,
    sentText: before === undefined ? null : before.sentText,
  }
  const next = new Map(edits)
  if (text === joinSegments(page) && (edit.sentText === null || edit.sentText === text))
    next.delete(page.pageVariationId)
  else next.set(page.pageVariationId, edit)
  return next
}

/** Returns the edits as they are once a narration was generated from them. */
export function markSent(edits: TextEdits): TextEdits {
  return new Map([...edits].map(([id, edit]) => [id, { ...edit, sentText: edit.text }]))
}

/** Returns the edits without those that no narration was generated from. */
export function discardUnsent(edits: TextEdits): TextEdits {
  return new Map(
    [...edits].flatMap(([id, edit]) => (edit.sentText === null ? [] : [[id, { ...edit, text: edit.sentText }]])),
  )
}

/** Returns true if no narration was generated from the text as it is edited now. */
export function isUnsent({ text, sentText }: TextEdit): boolean {
  return text !== sentText
}
