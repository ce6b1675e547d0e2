import type { MarkRect } from './page-mark'

/** Returns a copy of a mark with an id of its own, at the same place. */
export function copyMark(rect: MarkRect, id: string): MarkRect {
  const { mark } = rect
  return mark.kind === 'trigger'
    ? { ...rect, id: `trigger-${id}`, mark: { ...mark, fields: { ...mark.fields, id } } }
    : { ...rect, id: `point-${id}`, mark: { ...mark, fields: { ...mark.fields, id } } }
}
