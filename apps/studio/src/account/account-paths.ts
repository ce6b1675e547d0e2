/** Where mails lead to, and where such a mail is asked for. */
export const accountPaths = {
  signUp: '/auth/signup',
  verify: '/auth/verify',
  forgot: '/auth/forgot',
  reset: '/auth/reset',
  invitation: '/auth/invitation',
} as const
