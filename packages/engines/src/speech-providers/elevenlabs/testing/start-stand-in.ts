import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findCallFaults, findKeyFaults, type ReceivedCall } from './find-call-faults'
import { faultsOf } from './published-schemas'

/** A response to the next call whose path contains `path`, instead of the usual one. */
export interface ScriptedResponse {
  path: string
  status?: number
  headers?: Record<string, string>
  /** Strings and bytes are sent as they are, other values as JSON. */
  body?: unknown
  /** Breaks the connection at this moment. */
  ends?: 'never' | 'before-response' | 'amid-response'
}

export interface StandIn {
  url: string
  key: string
  calls: ReceivedCall[]
  script: {
    responses: ScriptedResponse[]
    voices: Record<string, unknown>[]
    models: Record<string, unknown>[]
    dictionaries: {
      id: string
      name: string
      latest_version_id: string
      latest_version_rules_num: number
      /** Default: long ago. */
      creation_time_unix?: number
      archived_time_unix?: number
    }[]
    subscription: Record<string, unknown>
    /** Returns the spoken characters of a text with their times in seconds. */
    say: (text: string) => { text: string; start: number; end: number }[]
    /** Number of samples; the default is the duration of the characters. */
    samples?: number
    alignedWords: { text: string; start: number; end: number; loss: number }[]
  }
  /** Breaks the connections that a response with `ends: 'never'` left open. */
  breakHanging(): void
  /** Closes the server. Throws if a call violated the published schema. */
  close(): Promise<void>
}

const SECONDS_A_CHARACTER = 0.05
const key = 'sk_the-secret-key-of-the-server'

const sayEvenly = (text: string) =>
  Array.from(text).map((character, index) => ({
    text: character,
    start: index * SECONDS_A_CHARACTER,
    end: (index + 1) * SECONDS_A_CHARACTER,
  }))

export const makeVoice = (id: string, more: Record<string, unknown> = {}) => ({
  voice_id: id,
  name: `Voice ${id}`,
  category: 'premade',
  labels: { accent: 'british', gender: 'female', language: 'en', use_case: 'narration' },
  description: null,
  preview_url: null,
  available_for_tiers: [],
  settings: null,
  ...more,
})

export const makeModel = (id: string, more: Record<string, unknown> = {}) => ({
  model_id: id,
  name: `Model ${id}`,
  description: 'Speaks',
  can_do_text_to_speech: true,
  can_use_style: true,
  languages: [
    { language_id: 'en', name: 'English' },
    { language_id: 'zh', name: 'Chinese' },
  ],
  model_rates: { character_cost_multiplier: 1 },
  maximum_text_length_per_request: 10_000,
  ...more,
})

/** Starts a local stand-in for the provider, which validates calls with the published schemas and follows a test's script. */
export async function startStandIn(): Promise<StandIn> {
  const calls: ReceivedCall[] = []
  const violations: string[] = []
  const script: StandIn['script'] = {
    responses: [],
    voices: [makeVoice('ada')],
    models: [makeModel('eleven_multilingual_v2')],
    dictionaries: [],
    subscription: { tier: 'creator', character_count: 10, character_limit: 1000 },
    say: sayEvenly,
    alignedWords: [],
  }
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    receive(request)
      .then((call) => {
        calls.push(call)
        const wrong = [...findKeyFaults(request, key), ...findCallFaults(call)]
        violations.push(...wrong)
        const at = script.responses.findIndex(({ path }) => call.path.includes(path))
        const scripted = at === -1 ? undefined : script.responses.splice(at, 1)[0]
        if (scripted) return sendScripted(response, scripted)
        if (wrong.length > 0) {
          const detail = wrong.map((msg) => ({ loc: ['body'], msg, type: 'value_error' }))
          return send(response, 422, { detail })
        }
        return send(response, 200, respond(call, script))
      })
      .catch((error: unknown) => {
        violations.push(String(error))
        response.destroy()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    calls,
    script,
    breakHanging() {
      for (const response of open) if (!response.headersSent) response.destroy()
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await closed
      if (violations.length > 0) throw new Error(`calls against the published schema: ${violations.join('; ')}`)
    },
  }
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  const url = new URL(request.url ?? '', 'http://stand-in')
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    json: type === 'application/json' ? JSON.parse(bytes.toString()) : {},
    form: isForm ? await new Response(bytes, { headers: { 'content-type': type } }).formData() : null,
  }
}

function respond({ method, path, query, json, form }: ReceivedCall, script: StandIn['script']): unknown {
  if (path === '/v2/voices') {
    const page = pageOf(script.voices, query['page_size'], query['next_page_token'])
    return valid('voices', {
      voices: page.entries,
      has_more: page.next !== null,
      total_count: script.voices.length,
      next_page_token: page.next,
    })
  }
  if (path === '/v1/models') return script.models.map((model) => valid('model', model))
  if (path === '/v1/user/subscription') return script.subscription
  if (path === '/v1/pronunciation-dictionaries') {
    const page = pageOf(script.dictionaries, query['page_size'], query['cursor'])
    return valid('dictionaries', {
      pronunciation_dictionaries: page.entries.map((entry) => ({ creation_time_unix: 1, ...entry, created_by: 'x' })),
      next_cursor: page.next,
      has_more: page.next !== null,
    })
  }
  if (method === 'PATCH') {
    const changed = script.dictionaries.find(({ id }) => path.endsWith(`/${id}`))
    if (!changed) throw new Error(`no dictionary at ${path}`)
    if (json.archived === true) changed.archived_time_unix = 2
    return valid('dictionary', { creation_time_unix: 1, ...changed, created_by: 'x' })
  }
  if (path.endsWith('/add-from-rules')) {
    const id = `added-${script.dictionaries.length}`
    const made = {
      id,
      name: json.name ?? '',
      latest_version_id: `${id}-v1`,
      latest_version_rules_num: json.rules?.length ?? 0,
    }
    script.dictionaries.push(made)
    const { latest_version_id: version_id, latest_version_rules_num: version_rules_num, ...rest } = made
    return valid('addedDictionary', { ...rest, version_id, version_rules_num, created_by: 'x', creation_time_unix: 1 })
  }
  if (form) return valid('alignment', { characters: [], words: script.alignedWords, loss: 0.1 })
  const said = script.say(json.text ?? '')
  const rate = Number(query['output_format']?.split('_')[1])
  const samples = script.samples ?? Math.ceil((said.at(-1)?.end ?? 0) * rate)
  const alignment = {
    characters: said.map(({ text }) => text),
    character_start_times_seconds: said.map(({ start }) => start),
    character_end_times_seconds: said.map(({ end }) => end),
  }
  return valid('timedSpeech', {
    audio_base64: Buffer.alloc(samples * 2, 1).toString('base64'),
    alignment,
    normalized_alignment: { ...alignment, characters: said.map(() => '?') },
  })
}

/** Checks that the stand-in's response conforms to the published schema. */
function valid(name: Parameters<typeof faultsOf>[0], value: unknown): unknown {
  const faults = faultsOf(name, value, 'strip')
  if (faults.length > 0) throw new Error(`the stand-in responds wrongly: ${faults.join('; ')}`)
  return value
}

function pageOf<Entry>(entries: readonly Entry[], size = '10', token = '0'): { entries: Entry[]; next: string | null } {
  const [from, count] = [Number(token), Number(size)]
  const next = from + count < entries.length ? String(from + count) : null
  return { entries: entries.slice(from, from + count), next }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const isBytes = body instanceof Uint8Array
  const text = typeof body === 'string' || isBytes ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(text)
}

function sendScripted(response: ServerResponse, { status = 200, headers, body = '', ends }: ScriptedResponse): void {
  switch (ends) {
    case undefined:
      send(response, status, body, headers)
      return
    case 'never':
      return
    case 'before-response':
      response.socket?.resetAndDestroy()
      return
    case 'amid-response':
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '100000' })
      response.write('{"audio_base64": "AAAA')
      setTimeout(() => response.destroy(), 20)
  }
}
