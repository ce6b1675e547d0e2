import type { FieldConflict } from '@lectern/core/editing'
import type { Box } from '@lectern/core/geometry'
import { placePath } from '../marks/merge-mark'

/** A value of a field, as an author reads it in a question about a conflict. */
export type DescribedVersion =
  | { readonly kind: 'empty' }
  | { readonly kind: 'switch'; readonly isOn: boolean }
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'text'; readonly text: string }

const mostCharacters = 160

/**
 * Describes both values of a field: lists and forms by the texts in them, links of files by the names of the files.
 *
 * @example
 * describeVersions({ path: ['items'], mine: [], theirs: [{ type: 'video', content: '/objects/7/owl.mp4?signature=x' }] })
 * // => [{ kind: 'empty' }, { kind: 'text', text: 'video, owl.mp4' }]
 */
export function describeVersions({ path, mine, theirs }: FieldConflict): [DescribedVersion, DescribedVersion] {
  const describe = (value: unknown): DescribedVersion => {
    if (path[0] === placePath && isBox(value)) return { kind: 'box', box: roundBox(value) }
    if (typeof value === 'boolean') return { kind: 'switch', isOn: value }
    const text = listTexts(value).join(', ')
    if (text === '') return { kind: 'empty' }
    return { kind: 'text', text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text }
  }
  return [describe(mine), describe(theirs)]
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value.includes('/objects/') ? nameFile(value) : value]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) => listTexts(each))
}

function nameFile(link: string): string {
  return link.replace(/[?#].*$/s, '').replace(/^.*\//s, '')
}

function isBox(value: unknown): value is Box {
  return ['x', 'y', 'width', 'height'].every((name) => typeof Reflect.get(Object(value), name) === 'number')
}

function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
