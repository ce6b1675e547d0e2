import { z } from 'zod'

/** Name of an entry in a domain's catalogue: not empty, without control characters. */
export const PlainName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u, 'leave out control characters')

export const CategoryEntry = z.union([z.number().int().positive(), PlainName]).meta({
  id: 'CategoryEntry',
  description: 'The id of a category of the domain, or a name: a missing category is created',
})

export const Category = z.looseObject({ id: z.number().int(), name: z.string() }).meta({ id: 'Category' })

const maxOtherFieldsLength = 20_000
const isOfModestSize = (fields: object) => JSON.stringify(fields).length <= maxOtherFieldsLength
const sizeProblem = `at most ${maxOtherFieldsLength} characters in all`

export const CategoryChange = z
  .looseObject({ name: PlainName.exactOptional() })
  .refine(isOfModestSize, sizeProblem)
  .meta({ id: 'CategoryChange', description: 'Unknown fields are kept' })

export const NamedCreator = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'NamedCreator' })

export const Creator = z.looseObject({ id: z.number().int(), name: z.string() }).meta({ id: 'Creator' })

export const BookCreator = z
  .looseObject({
    id: z.number().int(),
    name: z.string(),
    role: z.string().nullable().meta({ description: 'Such as author, illustrator or narrator' }),
  })
  .meta({ id: 'BookCreator' })

export const CreatorRole = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'leave out control characters')

export const CreatorEntry = z
  .looseObject({
    id: z.number().int().positive().exactOptional(),
    name: PlainName.exactOptional(),
    role: CreatorRole.nullable().exactOptional(),
  })
  .refine(({ id, name }) => id !== undefined || name !== undefined, 'give an id or a name')
  .refine(isOfModestSize, sizeProblem)
  .meta({
    id: 'CreatorEntry',
    description:
      'With an id, a creator of the domain, whose given fields are changed; without an id, the creator of that name, created if missing',
  })

const creatorList = z.array(CreatorEntry).max(100)

export const BookCreators = z
  .union([creatorList, z.object({ creators: creatorList })])
  .transform((given) => (Array.isArray(given) ? given : given.creators))
  .meta({
    id: 'BookCreators',
    description: 'All creators of the book: creators that are not in the list are removed from it',
  })

export const NamedDomain = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'NamedDomain' })
