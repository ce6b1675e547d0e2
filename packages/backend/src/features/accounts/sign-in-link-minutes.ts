/** A link that signs in is valid this long, and once. */
export const signInLinkMinutes = 15
