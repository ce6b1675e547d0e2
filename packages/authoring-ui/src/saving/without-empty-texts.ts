import { dropEmptyTexts, type Localized } from '@lectern/core/book'

/**
 * A popup trigger or a coaching point as it is saved: its `title` and its `link` without empty entries. All other
 * fields stay, and so does a title or link that is no object.
 *
 * @example
 * withoutEmptyTexts({ id: 'p1', title: { en: 'Map', es: '' } }) // => { id: 'p1', title: { en: 'Map' } }
 */
export function withoutEmptyTexts<T extends object>(entity: T): T {
  const cleaned = Object.entries(entity).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    (name === 'title' || name === 'link') && isLocalized(value) ? dropEmptyTexts(value) : value,
  ])
  return { ...entity, ...Object.fromEntries(cleaned) }
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
