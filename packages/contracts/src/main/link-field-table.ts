/**
 * Says of a field which texts in it are links: `link` all of them, `maybe` those that a client could open as one, since their form
 * is the client's own, and `text` none.
 */
export type LinkFieldKind = 'link' | 'maybe' | 'text'

/** Fields of popup triggers, coaching points and contact cards, at any depth, that have links or only texts. */
export const LINK_FIELD_KINDS: ReadonlyMap<string, LinkFieldKind> = new Map<string, LinkFieldKind>([
  ['iconurl', 'link'],
  ['titleaudio', 'link'],
  ['externallink', 'link'],
  ['link', 'link'],
  ['audiotracks', 'link'],
  ['subtitles', 'link'],
  ['contactinfo', 'maybe'],
  ['nav', 'maybe'],
  ['audio', 'maybe'],
  ['video', 'maybe'],
  ['image', 'maybe'],
  ['icon', 'maybe'],
  ['poster', 'maybe'],
  ['file', 'maybe'],
  ['name', 'text'],
  ['title', 'text'],
  ['text', 'text'],
  ['description', 'text'],
  ['caption', 'text'],
  ['alttext', 'text'],
])

/** Kind of the content of a trigger's item, by the item's type; `maybe` for other types. */
export const ITEM_CONTENT_KINDS: ReadonlyMap<string, LinkFieldKind> = new Map<string, LinkFieldKind>([
  ['video', 'link'],
  ['audio', 'link'],
  ['definition', 'text'],
])

/** Ends of the names that clients give to links in forms of their own. */
export const LINK_NAME = /(?:url|uri|href|src|link|website|homepage)$/i
