/** The body of an answer that says no more than that it was done. */
export const done = { success: true } as const
