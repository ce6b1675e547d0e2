interface SentStep {
  readonly call: string
  readonly ifMatch: string | null
  readonly body: unknown
}

const variation = (id: number, language: string) => ({
  id,
  variation: language,
  name: null,
  audio: null,
  video: null,
  voiceSettings: null,
  durationSeconds: null,
})

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40" fill="teal"/></svg>')}`

const pageOf = (id: number, number: number, languages: readonly string[]) => ({
  pageId: id,
  page_number: number,
  name: null,
  thumbnailUrl: picture,
  variations: languages.map((language, position) => ({
    id: id * 10 + position,
    variation: language,
    name: null,
    pageImageLink: picture,
    imageWidth: 30,
    imageHeight: 40,
    altText: null,
    textSource: null,
    revision: 1,
  })),
  popupTriggers: [],
  coachingPoints: [],
})

const knownCreators = [
  { id: 1, name: 'Ada Reed' },
  { id: 2, name: 'Ben Shaw' },
]

/** A server with book 9, which keeps revisions as the real one does. */
export function createFakeDetailsServer() {
  const state = {
    revision: 4,
    fields: {
      id: 9,
      title: 'The Lighthouse Cat',
      description: 'A cat in a tower.',
      cover_image: picture,
      theme_data: { primary_color: '#1f6feb', logo: 'kept' },
      visibility: 'private',
      published: true,
      series: ['Coast'],
      tags: ['cats'],
      identifier: 'B-9',
    } as Record<string, unknown>,
    categories: ['Animals'],
    creators: [{ id: 1, name: 'Ada Reed', role: 'author' as string | null }],
    languages: new Map([
      [3, ['en', 'es']],
      [4, ['en']],
    ]),
    /** Languages without pages. */
    added: new Set<string>(),
    sent: [] as SentStep[],
    /** Status and body of the next writes instead of carrying them out. */
    refusals: [] as { readonly status: number; readonly msg: string }[],
  }
  const readBook = () => ({
    bookInfo: { ...state.fields, languages: ['en', 'es'], revision: state.revision },
    chapters: [...state.languages].map(([id, languages], index) => {
      const drawn = languages.filter((language) => !state.added.has(language))
      return {
        id,
        name: index === 0 ? 'The tower' : 'The storm',
        type: null,
        order_index: index,
        variations: languages.map((language, position) => variation(id * 10 + position, language)),
        pages: [pageOf(id * 100 + 1, 1, drawn), pageOf(id * 100 + 2, 2, drawn)],
      }
    }),
    revision: null,
  })
  const write = async (request: Request, call: string): Promise<Response> => {
    const ifMatch = request.headers.get('if-match')
    const type = request.headers.get('content-type') ?? 'none'
    const body: unknown = type.startsWith('multipart') ? [...(await request.formData())] : await request.json()
    state.sent.push({ call, ifMatch, body })
    const refusal = state.refusals.shift()
    if (refusal !== undefined) return Response.json({ code: 'refused', msg: refusal.msg }, { status: refusal.status })
    if (ifMatch !== `"${state.revision}"`) {
      const stale = { code: 'stale-revision', msg: 'Somebody saved.', currentRevision: state.revision }
      return Response.json(stale, { status: 412 })
    }
    state.revision += 1
    if (call === 'PUT /books/9') {
      const { categories, ...fields } = readObject(body)
      if (Array.isArray(categories)) state.categories = categories.map(String)
      state.fields = { ...state.fields, ...fields }
    } else if (call === 'POST /books/9/creators') {
      state.creators = (Array.isArray(body) ? body : []).map((entry: unknown, index) => {
        const { id, name, role } = readObject(entry)
        const known = knownCreators.find((creator) => creator.id === id)
        return {
          id: known?.id ?? 50 + index,
          name: known?.name ?? String(name),
          role: typeof role === 'string' ? role : null,
        }
      })
      return Response.json(state.creators)
    }
    return Response.json(readBook().bookInfo)
  }
  const named = (names: readonly string[]) => Response.json(names.map((name, index) => ({ id: index + 1, name })))
  const respond = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    switch (call) {
      case 'GET /file/bookData/9':
        return Response.json(readBook())
      case 'GET /categories':
        return named(['Animals', 'Sea'])
      case 'GET /categories/withbook/9':
        return named(state.categories)
      case 'GET /books/9/creators':
        return Response.json(state.creators)
      case 'GET /creators/min':
        return Response.json(knownCreators)
      case 'GET /series':
        return named(['Coast'])
      case 'GET /tag':
        return named(['cats', 'storms'])
      case 'GET /api/engines':
        return Response.json({
          engines: [
            {
              part: 'recognition',
              engine: 'tesseract.js',
              origin: 'embedded',
              state: 'well',
              languages: ['en', 'es', 'fr'],
              advice: [],
            },
            {
              part: 'speech',
              engine: 'eSpeak',
              origin: 'embedded',
              state: 'well',
              languages: ['en', 'de'],
              advice: [],
            },
          ],
          probedAt: null,
        })
      case 'POST /books/9/chapters/addChapter/variation': {
        const sent = readObject(await request.json())
        const [chapterId, language] = [Number(sent['chapterId']), String(sent['variation'])]
        state.added.add(language)
        state.languages.set(chapterId, [...(state.languages.get(chapterId) ?? []), language])
        return Response.json(variation(chapterId * 10 + 7, language), { status: 201 })
      }
      case 'PUT /books/9':
      case 'POST /books/9/cover':
      case 'POST /books/9/creators':
        return write(request, call)
      default:
        throw new Error(`The fake server has no response to ${call}.`)
    }
  }
  const fetch: typeof globalThis.fetch = async (input, init) => respond(new Request(input, init))
  /** Another author saves fields. */
  const saveAsOther = (fields: Record<string, unknown>) => {
    state.fields = { ...state.fields, ...fields }
    state.revision += 1
  }
  return { state, fetch, saveAsOther }
}

export type FakeDetailsServer = ReturnType<typeof createFakeDetailsServer>

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
