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
  description: 'Whole words, case-sensitive; the longest match applies',
})

export const PronunciationRule = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('alias'),
      string_to_replace,
      alias: oneLine(dictionaryLimits.aliasCharacters).meta({
        description: 'Spoken instead; the text that readers see does not change',
      }),
    }),
    z.object({
      type: z.literal('phoneme'),
      string_to_replace,
      phoneme: oneLine(dictionaryLimits.wordCharacters).meta({
        description: 'Phonemes; only models with honours_phoneme_rules use them',
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
    id: z.string().meta({ description: 'The id for calls that generate speech' }),
    name: z.string(),
    latest_version_rules_num: z.number().int().exactOptional(),
    pronunciation_dictionary_id: z.string().exactOptional(),
    latest_version_id: z.string().exactOptional().meta({ description: 'Changes with every change of the rules' }),
    origin: z
      .enum(['own', 'provider'])
      .exactOptional()
      .meta({ description: "own: of the caller's domain, editable here; its id begins with own-" }),
    archived: z.boolean().exactOptional().meta({ description: 'Archived; speech may still use it' }),
    shared: z.boolean().exactOptional().meta({
      description: 'True if all authors of the domain may change it, false if its author alone; all of them may use it',
    }),
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

const shared = z.boolean().meta({ description: 'True to let all authors of the domain change it' })

export const NewDictionary = z
  .object({ name, rules: rules.default([]), shared: shared.default(false) })
  .meta({ id: 'NewDictionary' })

export const DictionaryChange = z
  .object({
    name: name.exactOptional(),
    archived: z.boolean().exactOptional(),
    shared: shared.exactOptional().meta({ description: 'Only its author changes this' }),
    rules: rules.exactOptional().meta({ description: 'The whole list; missing entries are deleted' }),
  })
  .meta({ id: 'DictionaryChange' })

export const RulesToAdd = z
  .object({ rules: rules.min(1).meta({ description: 'Each replaces the rule for the same word' }) })
  .meta({ id: 'RulesToAdd' })

export const RulesToRemove = z
  .object({
    rule_strings: z
      .array(z.string().min(1).max(dictionaryLimits.wordCharacters))
      .min(1)
      .max(dictionaryLimits.rules)
      .meta({ description: 'The string_to_replace of each rule' }),
  })
  .meta({ id: 'RulesToRemove' })

export const DictionaryVersion = z
  .object({
    version_id: z.string(),
    version_rules_num: z.number().int(),
    created_at: z.string().meta({ description: 'ISO 8601' }),
    created_by: z.string().nullable().meta({ description: 'Email of the author; null if the account was deleted' }),
    is_latest: z.boolean(),
  })
  .meta({ id: 'DictionaryVersion' })
