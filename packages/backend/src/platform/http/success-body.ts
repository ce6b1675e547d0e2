/** Body of a response that only reports success. */
export const successBody = { success: true } as const
