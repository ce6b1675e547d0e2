import { z } from 'zod'
import { Role } from './session.schema'
import { ApiError } from './shared.schema'

export const EmailAddress = z.email().max(320)

/** A new password; those of older accounts are accepted unchanged at sign-in. */
export const NewPassword = z.string().min(10, 'takes 10 letters or more').max(200, 'takes 200 letters at most')

/** The value after `#token=` in a mailed link. */
export const MailedToken = z.string().min(1).max(200)

export const PersonName = z.string().trim().min(1).max(200)

export const Credentials = z
  .object({
    email: EmailAddress,
    password: z.string().min(1).max(1024),
    domainId: z.number().int().optional().meta({ description: 'By default the oldest account of the address' }),
  })
  .meta({ id: 'Credentials' })

export const SignUp = z
  .object({
    email: EmailAddress,
    password: NewPassword,
    name: PersonName,
    domainId: z.number().int().optional().meta({ description: 'By default the first domain' }),
  })
  .meta({ id: 'SignUp' })

const Moment = z.iso.datetime()

/** A person's account, as its owner sees it. */
export const Account = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: z.string().nullable(),
    role: Role,
    domainId: z.number().int(),
    verifiedAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'Account' })

/** All data that the server stores about a person; ids refer to books, pages and quizzes of this server. */
export const AccountExport = z
  .object({
    account: Account,
    books: z
      .array(z.object({ id: z.number().int(), title: z.string() }))
      .meta({ description: 'Books of which it is an author' }),
    notes: z.array(z.looseObject({ id: z.number().int(), bookId: z.number().int(), note: z.string() })),
    settings: z.array(z.looseObject({ domainId: z.number().int() })),
    progress: z.array(z.looseObject({ bookId: z.number().int(), currentPageId: z.number().int() })),
    quizSubmissions: z.array(z.looseObject({ id: z.string(), quizId: z.number().int(), score: z.number() })),
    bugReports: z.array(z.looseObject({ id: z.number().int(), message: z.string().nullable() })),
    sessions: z
      .array(z.object({ startedAt: Moment, expiresAt: Moment }))
      .meta({ description: 'Sessions that can still be refreshed' }),
  })
  .meta({ id: 'AccountExport' })

/** Further responses of a call with a limit on tries. */
export const tooManyErrors = {
  429: { description: 'Too many attempts; Retry-After is the number of seconds to wait', schema: ApiError },
} as const

/** Further responses of a sign-in by password. */
export const unverifiableErrors = {
  501: {
    description: 'The password of this account is stored in a form that this server cannot verify',
    schema: ApiError,
  },
} as const
