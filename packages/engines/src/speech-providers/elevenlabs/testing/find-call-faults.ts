import type { IncomingMessage } from 'node:http'
import { faultsOf } from './published-schemas'

/** The fields of all JSON bodies; the published schemas say which belong together. */
interface SentBody {
  text?: string
  name?: string
  archived?: boolean
  rules?: unknown[]
  voice_settings?: Record<string, number>
  pronunciation_dictionary_locators?: unknown[]
}

export interface ReceivedCall {
  method: string
  path: string
  query: Record<string, string>
  json: SentBody
  form: FormData | null
}

/** Finds requests without the key; those for stored samples must not carry it. */
export function findKeyFaults({ headers, url }: IncomingMessage, key: string): string[] {
  const isSample = url?.startsWith('/samples/') === true
  if (isSample)
    return Object.values(headers).some((value) => String(value).includes(key)) ? ['the key went astray'] : []
  return headers['xi-api-key'] === key ? [] : ['no key']
}

const between = (value: unknown, min: number, max: number): boolean =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max)

/** Finds what the provider would refuse in a call, by its published schemas. */
export function findCallFaults({ method, path, query, json, form }: ReceivedCall): string[] {
  const pattern = path.replace(/^(\/v1\/text-to-speech\/)[^/]+/, '$1*').replace(/^\/samples\/.*/, '/samples')
  const route = `${method} ${pattern.replace(/^(\/v1\/pronunciation-dictionaries\/)(?!add-)[^/]+$/, '$1*')}`
  const only = (...names: string[]): string[] =>
    Object.keys(query)
      .filter((name) => !names.includes(name))
      .map((name) => `${route}: unknown parameter ${name}`)
  const pages = (): string[] => (between(Number(query['page_size'] ?? 1), 1, 100) ? [] : [`${route}: page_size`])
  switch (route) {
    case 'GET /samples':
    case 'GET /v1/models':
    case 'GET /v1/user/subscription':
      return only()
    case 'GET /v2/voices':
      return [...only('page_size', 'next_page_token'), ...pages()]
    case 'GET /v1/pronunciation-dictionaries':
      return [...only('page_size', 'cursor'), ...pages()]
    case 'POST /v1/pronunciation-dictionaries/add-from-rules':
      return [...only(), ...faultsOf('newDictionary', json, 'fail')]
    case 'PATCH /v1/pronunciation-dictionaries/*':
      return [...only(), ...faultsOf('changedDictionary', json, 'fail')]
    case 'POST /v1/text-to-speech/*/with-timestamps': {
      const settings = json.voice_settings ?? {}
      return [
        ...only('output_format'),
        ...faultsOf('outputFormat', query['output_format'], 'fail'),
        ...faultsOf('speech', json, 'fail'),
        ...['stability', 'similarity_boost', 'style'].filter((name) => !between(settings[name], 0, 1)),
        ...(between(settings['speed'], 0.7, 1.2) ? [] : ['speed']),
        ...((json.pronunciation_dictionary_locators?.length ?? 0) > 3 ? ['more than three dictionaries'] : []),
        ...(json.text ? [] : ['no text']),
      ]
    }
    case 'POST /v1/forced-alignment': {
      const names = form ? [...form.keys()].toSorted().join() : 'no form'
      const isWhole = form?.get('file') instanceof Blob && typeof form.get('text') === 'string'
      return [...only(), ...(names === 'file,text' && isWhole ? [] : [`${route}: ${names}`])]
    }
    default:
      return [`no such call: ${route}`]
  }
}
