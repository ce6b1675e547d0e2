import { isHarmlessText, isSafeLink } from '../is-safe-link'
import { ITEM_CONTENT_KINDS, LINK_FIELD_KINDS, LINK_NAME, type LinkFieldKind } from './link-field-table'

type Step = string | number

interface Field {
  /** Its place in its parent, which the mark itself does not have. */
  step: Step | null
  parent: Field | null
  kind: LinkFieldKind
  value: unknown
}

/**
 * Returns the path of a link in a popup trigger or coaching point that may not be stored, null if there is none. Fields whose form
 * is the client's own are searched too, also where they are the JSON text of an object or a list.
 */
export function findUnsafeLink(mark: Readonly<Record<string, unknown>>): Step[] | null {
  const fields: Field[] = [{ step: null, parent: null, kind: 'text', value: mark }]
  for (let field = fields.pop(); field; field = fields.pop()) {
    const { kind } = field
    const parent = field
    const value = typeof field.value === 'string' ? parseForm(field.value) : field.value
    if (typeof value === 'string') {
      if (!isAllowed(kind, value)) return toPath(field)
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) fields.push({ step: index, parent, kind, value: entry })
    } else if (typeof value === 'object' && value !== null) {
      const type: unknown = Reflect.get(value, 'type')
      for (const [name, entry] of Object.entries(value)) {
        fields.push({ step: name, parent, kind: kindOf(name, kind, type), value: entry })
      }
    }
  }
  return null
}

function toPath(unsafe: Field): Step[] {
  const steps: Step[] = []
  for (let field: Field | null = unsafe; field; field = field.parent) if (field.step !== null) steps.push(field.step)
  return steps.toReversed()
}

function kindOf(name: string, parent: LinkFieldKind, type: unknown): LinkFieldKind {
  if (name === 'content' && typeof type === 'string') return ITEM_CONTENT_KINDS.get(type) ?? 'maybe'
  const kind = LINK_FIELD_KINDS.get(name.toLowerCase()) ?? (LINK_NAME.test(name) ? 'link' : parent)
  // Everything in a link is one, unless its name is that of a text.
  return kind === 'maybe' && parent === 'link' ? 'link' : kind
}

function isAllowed(kind: LinkFieldKind, text: string): boolean {
  switch (kind) {
    case 'link':
      return isSafeLink(text)
    case 'maybe':
      return isHarmlessText(text)
    case 'text':
      return true
    default:
      return kind satisfies never
  }
}

/** Returns the object or list of a JSON text, other texts as they are. */
function parseForm(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
