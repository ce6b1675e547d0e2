/** The session of a reader, as the server returns it. */
export const testUser = {
  accessToken: 'a',
  refreshToken: 'r',
  id: 7,
  email: 'ada@example.org',
  role: 'student',
} as const
