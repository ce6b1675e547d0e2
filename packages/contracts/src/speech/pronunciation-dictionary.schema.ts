import { z } from 'zod'

/** Limits of a dictionary, and of a domain. */
export const dictionaryLimits = { rules: 2000, nameCharacters: 200, wordCharacters: 200, aliasCharacters: 500 } as const

const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), 'holds line breaks or control characters')
    .refine((text) => !/\p{Cs}/u.test(text), 'holds half of a character')

const string_to_replace = oneLine(dictionaryLimits.wordCharacters).meta({
  description: 'Whole words, found as they are written here, capital letters included; of several the longest counts',
})

export const PronunciationRule = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('alias'),
      string_to_replace,
      alias: oneLine(dictionaryLimits.aliasCharacters).meta({
        description: 'Said in its place; the text that readers see stays as it is',
      }),
    }),
    z.object({
      type: z.literal('phoneme'),
      string_to_replace,
      phoneme: oneLine(dictionaryLimits.wordCharacters).meta({
        description: 'Its sounds; only models that say honours_phoneme_rules follow them',
      }),
      alphabet: z.enum(['ipa', 'cmu-arpabet']),
    }),
  ])
  .meta({ id: 'PronunciationRule' })

/** Only the first of two rules for a word could ever apply. */
const rules = z
  .array(PronunciationRule)
  .max(dictionaryLimits.rules)
  .superRefine((list, context) => {
    const seen = new Set<string>()
    for (const [index, { string_to_replace: word }] of list.entries()) {
      if (seen.has(word)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'string_to_replace'],
          message: `"${word}" has a rule already`,
        })
        return
      }
      seen.add(word)
    }
  })

const name = oneLine(dictionaryLimits.nameCharacters)

export const PronunciationDictionary = z
  .looseObject({
    id: z.string().meta({ description: 'What a generate call names it by' }),
    name: z.string(),
    latest_version_rules_num: z.number().int().exactOptional(),
    pronunciation_dictionary_id: z.string().exactOptional(),
    latest_version_id: z.string().exactOptional().meta({ description: 'Another one whenever the rules are' }),
    origin: z
      .enum(['own', 'provider'])
      .exactOptional()
      .meta({ description: "own: of the caller's domain, to be changed here; its id begins with own-" }),
    archived: z.boolean().exactOptional().meta({ description: 'Not offered any more; speech may still name it' }),
  })
  .meta({ id: 'PronunciationDictionary' })

export const OwnDictionary = z
  .object({
    ...PronunciationDictionary.shape,
    revision: z.number().int().meta({ description: 'The ETag of this state' }),
    rules: z.array(PronunciationRule),
    updated_at: z.string().meta({ description: 'ISO 8601' }),
  })
  .meta({ id: 'OwnDictionary' })

export const NewDictionary = z.object({ name, rules: rules.default([]) }).meta({ id: 'NewDictionary' })

export const DictionaryChange = z
  .object({
    name: name.exactOptional(),
    archived: z.boolean().exactOptional(),
    rules: rules.exactOptional().meta({ description: 'All of them; what is not among them goes' }),
  })
  .meta({ id: 'DictionaryChange' })

export const RulesToAdd = z
  .object({ rules: rules.min(1).meta({ description: 'Each takes the place of the one for the same word' }) })
  .meta({ id: 'RulesToAdd' })

export const RulesToRemove = z
  .object({
    rule_strings: z
      .array(z.string().min(1).max(dictionaryLimits.wordCharacters))
      .min(1)
      .max(dictionaryLimits.rules)
      .meta({ description: 'The string_to_replace of each' }),
  })
  .meta({ id: 'RulesToRemove' })

export const DictionaryVersion = z
  .object({
    version_id: z.string(),
    version_rules_num: z.number().int(),
    created_at: z.string().meta({ description: 'ISO 8601' }),
    created_by: z.string().nullable().meta({ description: 'Email of who made it; null when that account is gone' }),
    is_latest: z.boolean(),
  })
  .meta({ id: 'DictionaryVersion' })
