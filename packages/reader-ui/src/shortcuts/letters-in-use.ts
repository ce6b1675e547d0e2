/** What letters work is not in the reader yet: they are off, for the keys and for the list of them. */
export const lettersInUse = null
