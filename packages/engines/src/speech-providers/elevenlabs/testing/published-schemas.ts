import { createRequire } from 'node:module'

/** A schema of the provider's own SDK: what it sends, and what it expects. */
interface PublishedSchema {
  parse(
    raw: unknown,
    options: { unrecognizedObjectKeys: 'fail' | 'strip' },
  ): { ok: true; value: unknown } | { ok: false; errors: { path: string[]; message: string }[] }
}

const load = createRequire(import.meta.url)

/** By their folder in the SDK's sources; only these few of its two thousand files are loaded. */
function schema(path: string, name: string): PublishedSchema {
  return load(`@elevenlabs/elevenlabs-js/serialization/${path}/${name}`)[name]
}

const requests = 'resources/textToSpeech/client/requests'
const dictionaries = 'resources/pronunciationDictionaries/client/requests'

/** The provider's published schemas of requests and responses. */
export const published = {
  outputFormat: schema('resources/textToSpeech/types', 'TextToSpeechConvertWithTimestampsRequestOutputFormat'),
  speech: schema(requests, 'BodyTextToSpeechFullWithTimestamps'),
  timedSpeech: schema('types', 'AudioWithTimestampsResponse'),
  voices: schema('types', 'GetVoicesV2Response'),
  model: schema('types', 'Model'),
  dictionaries: schema('types', 'GetPronunciationDictionariesMetadataResponseModel'),
  newDictionary: schema(dictionaries, 'BodyAddAPronunciationDictionaryV1PronunciationDictionariesAddFromRulesPost'),
  changedDictionary: schema(
    dictionaries,
    'BodyUpdatePronunciationDictionaryV1PronunciationDictionariesPronunciationDictionaryIdPatch',
  ),
  dictionary: schema('types', 'GetPronunciationDictionaryMetadataResponse'),
  addedDictionary: schema('types', 'AddPronunciationDictionaryResponseModel'),
  alignment: schema('types', 'ForcedAlignmentResponseModel'),
}

/** Validates a value with a published schema and returns its faults; unknown fields are faults if asked to fail. */
export function faultsOf(name: keyof typeof published, value: unknown, unknownFields: 'fail' | 'strip'): string[] {
  const parsed = published[name].parse(value, { unrecognizedObjectKeys: unknownFields })
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`)
}
