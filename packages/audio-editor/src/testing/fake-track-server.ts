import { writeWav } from '@lectern/core/audio'
import { fixtureModels, fixtureVoices } from './voices'

export interface FakeTrackServer {
  readonly fetch: typeof globalThis.fetch
  /** Link of the chapter's track, as the server has it. */
  link: string | null
  /** Link of the track that the next generation makes. */
  generated: string
  /** Files of the store by name. */
  readonly files: Map<string, Uint8Array<ArrayBuffer>>
  /** Calls as `METHOD /path`, in order. */
  readonly calls: string[]
  readonly alignments: unknown[]
  /** Result of the alignments that follow. */
  aligned: unknown
  /** Responses instead of the server’s own, by call. */
  readonly answers: Map<string, () => Response | Promise<Response>>
}

const folder = '/objects/9/ChapterAudios/'
const jobId = '6f0c2c1e-5a37-4a5f-9d9c-0b4a2f6f8d11'

/** Half a second of a tone, as a WAV. */
function drawWav(): Uint8Array<ArrayBuffer> {
  const samples = Float32Array.from({ length: 22_050 }, (_, index) => Math.sin(index / 10) / 2)
  return Uint8Array.from(
    writeWav({ sampleRate: 44_100, channels: [samples] }, { encoding: 'integer', bitsPerSample: 16 }),
  )
}

/** Serves the audio of chapter variation 3 of book 9 from memory, and refuses what the server and its store refuse. */
export function fakeTrackServer(link: string | null = `${folder}one.wav?signature=1`): FakeTrackServer {
  const server: FakeTrackServer = {
    link,
    generated: `${folder}two.wav?signature=2`,
    files: new Map([
      ['one.wav', drawWav()],
      ['two.wav', drawWav()],
    ]),
    calls: [],
    alignments: [],
    aligned: { words: [] },
    answers: new Map(),
    async fetch(input, init) {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const call = `${request.method} ${url.pathname}`
      server.calls.push(call)
      return server.answers.get(call)?.() ?? respond(server, call, url, request)
    },
  }
  return server
}

async function respond(server: FakeTrackServer, call: string, url: URL, request: Request): Promise<Response> {
  switch (call) {
    case 'GET /api/speech/voices':
      return Response.json({ voices: fixtureVoices })
    case 'GET /api/speech/models':
      return Response.json(fixtureModels)
    case 'GET /api/speech/pronunciation-dictionaries':
      return Response.json({ pronunciation_dictionaries: [] })
    case 'GET /api/speech/subscription':
      return Response.json({ character_count: 1, character_limit: 1000 })
    case 'GET /api/chapter-variation-audio/3':
      return Response.json({ audio_link: server.link })
    case 'POST /api/text-to-speech/stream':
      server.link = server.generated
      return Response.json({
        audioLink: server.link,
        audioFileName: readName(server.link),
        durationSeconds: 0.5,
        characters: 5,
      })
    case 'POST /api/upload/9/presigned-url-audio':
      return presign(server, url.searchParams)
    case 'PUT /api/chapter-variation-audio/3':
      return nameTrack(server, await request.json())
    case 'POST /api/text-to-speech/align-from-chapter': {
      const alignment: unknown = await request.json()
      server.alignments.push(alignment)
      return isAlignment(alignment) ? Response.json({ jobId }, { status: 202 }) : refuse(422, 'Not an alignment.')
    }
    case `GET /api/jobs/${jobId}/events`:
      return streamJob({ state: 'succeeded', result: server.aligned, error: null })
  }
  if (!url.pathname.startsWith(folder)) return refuse(404, `No call ${call}.`)
  const name = url.pathname.slice(folder.length)
  if (request.method === 'PUT') return store(server, name, url.searchParams, request)
  const file = server.files.get(name)
  return file === undefined ? refuse(404, `No file ${name}.`) : new Response(file)
}

function presign(server: FakeTrackServer, query: URLSearchParams): Response {
  const name = query.get('fileName') ?? ''
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.mp3$/i.test(name)) return refuse(422, 'That is no name of an MP3.')
  if (server.files.has(name)) return refuse(409, 'A file of that name exists already.')
  return Response.json({ url: `${folder}${name}?size=${query.get('size')}`, method: 'PUT' })
}

async function store(
  server: FakeTrackServer,
  name: string,
  query: URLSearchParams,
  request: Request,
): Promise<Response> {
  if (request.headers.get('content-type') !== 'audio/mpeg') return refuse(415, 'That is no MP3.')
  if (request.headers.has('authorization')) return refuse(403, 'The address is signed already.')
  const file = new Uint8Array(await request.arrayBuffer())
  if (String(file.length) !== query.get('size')) return refuse(413, 'That is another size.')
  server.files.set(name, file)
  return new Response(null)
}

function nameTrack(server: FakeTrackServer, body: unknown): Response {
  const name: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'audioFileName') : undefined
  if (typeof name !== 'string' || !server.files.has(name)) return refuse(422, 'There is no such track.')
  server.link = `${folder}${name}?signature=3`
  return Response.json({ success: true })
}

function isAlignment(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { chapterVariationId, enabled_spooled_file, bookId, editor, pageData, ...rest } = Object(body)
  const isPage = (page: object) =>
    Object.keys(page).toSorted().join() === 'pageVariationId,text' && typeof Reflect.get(page, 'text') === 'string'
  return (
    Number.isInteger(chapterVariationId) &&
    enabled_spooled_file === false &&
    Number.isInteger(bookId) &&
    editor === null &&
    Array.isArray(pageData) &&
    pageData.length > 0 &&
    pageData.every(isPage) &&
    Object.keys(rest).length === 0
  )
}

/** Responds with the events of an alignment that has ended. */
export function streamJob(end: object): Response {
  const job = { id: jobId, kind: 'align', progress: { done: 1, total: 1 }, createdAt: '', updatedAt: '', ...end }
  return new Response(`event: job\ndata: ${JSON.stringify(job)}\n\n`)
}

function refuse(status: number, msg: string): Response {
  return Response.json({ code: 'refused', msg }, { status })
}

function readName(link: string): string {
  return link.slice(folder.length).split('?')[0] ?? ''
}
