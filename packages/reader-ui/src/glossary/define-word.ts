/** Returns a function that opens the definition of a word of the book by its key; null for a word without one. */
export type DefineWord = (key: string) => (() => void) | null
