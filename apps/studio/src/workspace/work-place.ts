import { isGuideStep, type WorkPlace } from '@lectern/authoring-ui'

/** Reads an id of a book, chapter or page; null for anything else. */
export function readId(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : null
}

/** Reads the place that the query parameters of the workspace name. */
export function readPlace(query: URLSearchParams): WorkPlace {
  const step = query.get('step')
  return {
    chapter: readId(query.get('chapter')),
    page: readId(query.get('page')),
    variation: query.get('variation'),
    step: isGuideStep(step) ? step : null,
  }
}

/** Writes a place as query parameters. */
export function writePlace(place: WorkPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (place.chapter !== null) query.set('chapter', String(place.chapter))
  if (place.page !== null) query.set('page', String(place.page))
  if (place.variation !== null) query.set('variation', place.variation)
  if (place.step !== null) query.set('step', place.step)
  return query
}
