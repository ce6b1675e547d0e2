import { planSearch, searchPages } from '@lectern/core/search'
import { findPageHits } from './find-page-hits'
import type { SearchOverview, SearchSource } from './search-source'
import type { ElsewhereFound, SearchEffect, SearchEvent } from './step-search'
import { mapFound } from '../book/map-found'

/** Runs an effect of the search. Returns the event with its result; never rejects. */
export async function runSearch(effect: SearchEffect, source: SearchSource): Promise<SearchEvent> {
  const { run, query } = effect
  try {
    switch (effect.kind) {
      case 'find': {
        const overview = await source.readOverview()
        return { kind: 'pages-found', run, pages: await findPages(source, overview, effect) }
      }
      case 'read': {
        const pages = await source.readPages(effect.language, effect.pages)
        const hits = pages.flatMap((page) => findPageHits(page, query, effect.language))
        return { kind: 'pages-read', run, count: effect.pages.length, hits }
      }
      case 'find-elsewhere':
        return { kind: 'found-elsewhere', run, elsewhere: await findElsewhere(source, effect) }
    }
  } catch (error) {
    console.error('The book could not be searched.', error)
    return { kind: 'failed', run }
  }
}

async function findPages(
  source: SearchSource,
  { pageIds, languages }: SearchOverview,
  { query, language }: { readonly query: string; readonly language: string },
): Promise<number[]> {
  const directory = languages.find((own) => own.language === language)?.directory
  const plan = directory === undefined ? null : planSearch(query, directory)
  if (directory === undefined || plan === null) return []
  const shards = await source.readShards(language, plan.shards)
  return mapFound(searchPages(plan, directory, shards), (index) => pageIds[index])
}

async function findElsewhere(
  source: SearchSource,
  { query, language }: { readonly query: string; readonly language: string },
): Promise<ElsewhereFound[]> {
  const overview = await source.readOverview()
  const others = overview.languages.filter((own) => own.language !== language)
  const found = await Promise.all(
    others.map(async (other) => ({
      language: other.language,
      pageCount: (await findPages(source, overview, { query, language: other.language })).length,
    })),
  )
  return found.filter(({ pageCount }) => pageCount > 0)
}
