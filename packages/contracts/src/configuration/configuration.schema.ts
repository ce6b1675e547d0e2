import { allowReturnUrl, modes } from '@lectern/core/book'
import { z } from 'zod'

const id = z.int().positive()
const name = z.string().refine((text) => text.trim() !== '')
const mode = z.enum(modes)
const origin = z.string().refine((text) => /^https?:\/\/[^/?#]+$/i.test(text) && allowReturnUrl(text, [text]) !== null)

const BookRule = z.strictObject({
  bookIds: z.array(id).min(1),
  modes: z.array(mode).exactOptional(),
  addsCover: z.boolean().exactOptional(),
  removedPositions: z
    .strictObject({ from: id, to: id })
    .refine(({ from, to }) => from <= to)
    .exactOptional(),
  droppedFromEnd: z.int().nonnegative().exactOptional(),
})

const Partner = z
  .strictObject({
    domainId: id,
    mode: mode.nullable(),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable(),
    returnLink: name.nullable(),
    allowedOrigins: z.array(origin),
  })
  .refine(({ returnLink, allowedOrigins }) => returnLink === null || allowReturnUrl(returnLink, allowedOrigins), {
    path: ['returnLink'],
    error: 'A link of one of the allowed origins is expected.',
    params: { code: 'unusable-value' },
  })

const Partners = z.array(Partner).superRefine((list, context) => {
  const seen = new Set<number>()
  for (const [index, { domainId }] of list.entries()) {
    const message = `The domain ${domainId} is there twice.`
    const path = [index, 'domainId']
    if (seen.has(domainId)) context.addIssue({ code: 'custom', path, message, params: { code: 'duplicate' } })
    seen.add(domainId)
  }
})

/** Configuration file of a deployment: its special books, partners and default voice. */
export const ConfigurationFile = z.strictObject({
  bookRules: z.array(BookRule).optional(),
  partners: Partners.optional(),
  defaultVoiceId: name.nullish(),
  defaultModelId: name.optional(),
})

const oneOfModes = `One of ${modes.join(', ')}`

/** Description of the expected value at each path of the file; entries of a list under `[]`. */
export const configurationPlaces: Readonly<Record<string, string>> = {
  bookRules: 'A list of rules',
  'bookRules[]': 'An object',
  'bookRules[].bookIds': 'A list of book ids',
  'bookRules[].modes': `A list of ${modes.join(', ')}`,
  'bookRules[].addsCover': 'true or false',
  'bookRules[].removedPositions': '{ "from": …, "to": … } with positions from 1',
  'bookRules[].droppedFromEnd': 'A number from 0',
  partners: 'A list of partners',
  'partners[]': 'An object',
  'partners[].domainId': 'The id of a domain',
  'partners[].mode': `${oneOfModes}, or null,`,
  'partners[].color': 'A colour such as "#fd7e1d", or null,',
  'partners[].returnLink': 'A link, or null,',
  'partners[].allowedOrigins': 'A list of origins such as "https://books.example"',
  defaultVoiceId: 'The id of a voice, or null,',
  defaultModelId: 'The id of a model',
}
