/**
 * Loads the parts that the first load does not need, as one chunk, so that one of them brings the others before they are needed:
 * the looks of a failure are there when the network is not.
 */
export const importLateParts = () => import('../connected/late-parts')
