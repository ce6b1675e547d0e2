import { dropEmptyTexts, type Localized } from '@lectern/core/book'

/**
 * Returns a popup trigger or coaching point without the empty entries of its `title` and `link`, as it is saved. All other
 * fields stay, and so does a title or link that is not an object.
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
