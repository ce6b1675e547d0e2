/** Owner of the drafts of an application without sign-in. */
export const anonymousId = 0
