/** Loads the parts that the first load does not need, as one chunk, so that one of them brings the others before they are needed. */
export const importLateParts = () => import('../connected/late-parts')
