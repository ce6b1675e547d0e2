/**
 * Loads the parts that the first load does not need, as one chunk: with several chunks, bundlers would move the modules
 * they share with the first load into files of their own, which costs more than it saves.
 */
export const importLate = () => import('./late')
