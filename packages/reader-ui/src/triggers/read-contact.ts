import { pickContent } from './pick-content'
import { isRecord, type OwnForm } from './read-own-form'
import { readLink } from './read-link'

/** A line of a contact card. */
export interface ContactLine {
  readonly kind: 'name' | 'email' | 'phone' | 'address' | 'website' | 'other'
  /** Name of a field without a kind of its own; null for the others. */
  readonly label: string | null
  readonly text: string
  /** An allowed address that the line opens; null without one. */
  readonly href: string | null
}

/** More lines are no contact. */
const MOST_LINES = 20

const KINDS: readonly (readonly [ContactLine['kind'], RegExp])[] = [
  ['email', /mail/i],
  ['phone', /phone|tel|mobile|fax/i],
  ['website', /web|url|site|link|homepage|href/i],
  ['address', /address|street|city|location|place/i],
  ['name', /^(?:name|fullName|title|person|organi[sz]ation|company)$/i],
]

/**
 * Lists the lines of a contact card, in the form that its client gave it: fields by name, a list of those, or a text.
 *
 * @example
 * readContact({ email: 'ann@example.org' }, 'en')
 * // => [{ kind: 'email', label: null, text: 'ann@example.org', href: 'mailto:ann@example.org' }]
 */
export function readContact(info: unknown, language: string): ContactLine[] {
  const picked = pickContent(info, language)
  return picked === null ? [] : listLines(picked.content, language, 0).slice(0, MOST_LINES)
}

function listLines(content: OwnForm, language: string, depth: number): ContactLine[] {
  if (typeof content === 'string') return content.split(/\r?\n/).flatMap((line) => toLine(null, line))
  if (depth > 2) return []
  if (!isRecord(content)) {
    return Array.isArray(content) ? content.flatMap((each) => listNested(null, each, language, depth)) : []
  }
  return Object.entries(content).flatMap(([name, value]) => listNested(name, value, language, depth))
}

function listNested(name: string | null, value: unknown, language: string, depth: number): ContactLine[] {
  if (typeof value === 'string' || typeof value === 'number') return toLine(name, String(value))
  const picked = pickContent(value, language)
  if (picked === null) return []
  return typeof picked.content === 'string'
    ? toLine(name, picked.content)
    : listLines(picked.content, language, depth + 1)
}

function toLine(name: string | null, value: string): ContactLine[] {
  const text = value.trim()
  if (text === '') return []
  const named = KINDS.find(([, pattern]) => name !== null && pattern.test(name))?.[0]
  const kind = named ?? guessKind(text)
  const href = readLink(toAddress(kind, text))
  return [{ kind, label: kind === 'other' ? name : null, text, href }]
}

function guessKind(text: string): ContactLine['kind'] {
  if (/^(?:mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return 'email'
  if (/^https?:\/\//i.test(text)) return 'website'
  return /^(?:tel:)?\+?[\d().\-\s]{6,}$/.test(text) ? 'phone' : 'other'
}

function toAddress(kind: ContactLine['kind'], text: string): string {
  if (kind === 'email') return text.startsWith('mailto:') ? text : `mailto:${text}`
  if (kind === 'phone') return text.startsWith('tel:') ? text : `tel:${text.replaceAll(/[^\d+]/g, '')}`
  if (kind === 'website') return /^[a-z]+:/i.test(text) ? text : `https://${text}`
  return ''
}
