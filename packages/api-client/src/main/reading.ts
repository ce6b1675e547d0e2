import { mainReadingApi as generatedApi } from './reading.gen'

export * from './reading.gen'
export type { BookData } from './endpoints.gen'

/** Parts of a book are large: those that are no longer shown are dropped soon. */
export const mainReadingApi = generatedApi.enhanceEndpoints({ endpoints: { getBookPart: { keepUnusedDataFor: 5 } } })
