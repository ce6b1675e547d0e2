/** Largest number of pages in one imported file. */
export const MAX_PAGES = 2000
