/** Paths of the account screens; mails link to them. */
export const accountPaths = {
  signUp: '/auth/signup',
  verify: '/auth/verify',
  forgot: '/auth/forgot',
  reset: '/auth/reset',
  invitation: '/auth/invitation',
} as const
