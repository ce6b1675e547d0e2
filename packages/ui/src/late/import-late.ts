/**
 * What no first load waits for. One piece: whatever several late pieces share with the first load, bundlers take out of it
 * into files of their own, which costs more than these parts weigh.
 */
export const importLate = () => import('./late')
