import { z } from 'zod'

export const Role = z.enum(['user', 'student']).meta({ id: 'Role', description: 'user may create books in its domain' })

export const Session = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    id: z.number().int(),
    email: z.string(),
    role: Role,
  })
  .meta({ id: 'Session' })

export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'TokenPair' })
