/** The local user (an entity of the specification), as stored on the device. */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly id: number
  readonly email: string
  readonly role: 'user' | 'student'
}
