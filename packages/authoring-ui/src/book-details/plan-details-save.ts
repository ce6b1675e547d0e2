import type { BookChange, ThemeData } from '@lectern/api-client/main'
import type { CoverChoice, CreatorDraft, DetailsDraft, StoredDetails } from './details-draft'
import { creatorsKey } from './merge-details'

export type NewCover = Exclude<CoverChoice, { kind: 'stored' }>

/** A call of a save. Each raises the revision of the book by one. */
export type DetailsStep =
  | { readonly kind: 'fields'; readonly change: BookChange }
  | { readonly kind: 'cover'; readonly cover: NewCover }
  | { readonly kind: 'creators'; readonly creators: readonly CreatorDraft[] }

/** Returns the calls that save a draft, with changed fields only. The creators come last: their response has no revision. */
export function planDetailsSave(stored: StoredDetails, draft: DetailsDraft): readonly DetailsStep[] {
  const base = stored.draft
  const steps: DetailsStep[] = []
  const change: BookChange = {
    ...(draft.title === base.title ? {} : { title: draft.title.trim() }),
    ...(draft.description === base.description
      ? {}
      : { description: draft.description.trim() === '' ? null : draft.description }),
    ...(draft.color === base.color ? {} : { theme_data: withColor(stored.theme, draft.color) }),
    ...(draft.visibility === base.visibility ? {} : { visibility: draft.visibility }),
    ...(isSameList(draft.categories, base.categories) ? {} : { categories: [...draft.categories] }),
    ...(isSameList(draft.series, base.series) ? {} : { series: [...draft.series] }),
    ...(isSameList(draft.tags, base.tags) ? {} : { tags: [...draft.tags] }),
  }
  if (Object.keys(change).length > 0) steps.push({ kind: 'fields', change })
  if (draft.cover.kind !== 'stored') steps.push({ kind: 'cover', cover: draft.cover })
  if (creatorsKey(draft.creators) !== creatorsKey(base.creators)) {
    steps.push({ kind: 'creators', creators: draft.creators })
  }
  return steps
}

function withColor(theme: ThemeData, color: string | null): ThemeData {
  const { primary_color: _color, ...others } = theme
  return color === null ? others : { ...others, primary_color: color }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}
