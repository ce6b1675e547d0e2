interface FakeChapter {
  readonly id: number
  readonly name: string
  readonly languages: readonly string[]
  readonly revision: number
  readonly videos: Readonly<Record<string, { readonly videoLink?: string; readonly posterLink?: string }>>
}

export interface FakeChaptersOptions {
  readonly bookId: number
  /** Chapters 1 to this number. */
  readonly count: number
  /** The response has the cover chapter that a reader adds. */
  readonly hasCover?: boolean
  /** English by default. */
  readonly languages?: readonly string[]
}

/** A server with one book of a few chapters, each of one page. */
export function createFakeChaptersServer({ bookId, count, hasCover = false, languages = ['en'] }: FakeChaptersOptions) {
  const server = {
    bookId,
    chapters: Array.from({ length: count }, (_, index): FakeChapter => ({
      id: index + 1,
      name: `Chapter ${index + 1}`,
      languages,
      revision: 1,
      videos: {},
    })),
    orders: [] as { readonly id: number; readonly order_index: number }[][],
    /** Each write with the revision on which it is based. */
    writes: [] as string[],
    /** The response to the next write instead of carrying it out. */
    refusal: null as { readonly status: number; readonly msg: string } | null,
    fetch: (async (input, init) => respond(new Request(input, init))) satisfies typeof globalThis.fetch,
  }
  const present = (chapter: FakeChapter, index: number) => ({
    id: chapter.id,
    name: chapter.name,
    type: null,
    order_index: index,
    revision: chapter.revision,
    variations: chapter.languages.map((language, position) => ({
      id: chapter.id * 10 + position,
      variation: language,
      name: null,
      audio: null,
      video: chapter.videos[language]?.videoLink ?? null,
      posterLink: chapter.videos[language]?.posterLink ?? null,
      voiceSettings: null,
      durationSeconds: null,
    })),
    pages: [
      {
        pageId: chapter.id * 100,
        page_number: 1,
        name: null,
        thumbnailUrl: null,
        variations: [],
        popupTriggers: [],
        coachingPoints: [],
      },
    ],
  })
  const cover = { id: 0, name: 'Cover', type: 'cover', order_index: -2, variations: [], pages: [] }
  const readBook = () => ({
    bookInfo: {
      id: bookId,
      title: 'The Lighthouse Cat',
      description: null,
      cover_image: null,
      theme_data: {},
      visibility: 'public',
      published: false,
      languages: ['en'],
    },
    chapters: [...(hasCover ? [cover] : []), ...server.chapters.map(present)],
    revision: null,
  })
  const find = (id: number): FakeChapter => {
    const chapter = server.chapters.find((candidate) => candidate.id === id)
    if (chapter === undefined) throw new Error(`The fake server has no chapter ${id}.`)
    return chapter
  }
  const change = (id: number, fields: Partial<FakeChapter>) => {
    server.chapters = server.chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...fields } : chapter))
    return Response.json(present(find(id), 0))
  }
  const add = (name: string, itsLanguages: readonly string[]) => {
    const id = Math.max(0, ...server.chapters.map((chapter) => chapter.id)) + 1
    server.chapters = [...server.chapters, { id, name, languages: itsLanguages, revision: 1, videos: {} }]
    return Response.json(present(find(id), 0), { status: 201 })
  }
  const write = async (request: Request, path: string, query: URLSearchParams): Promise<Response> => {
    const ifMatch = request.headers.get('if-match')
    server.writes.push(`${request.method} ${path}${ifMatch === null ? '' : ` ${ifMatch}`}`)
    const { refusal } = server
    server.refusal = null
    if (refusal !== null) return Response.json({ code: 'refused', msg: refusal.msg }, { status: refusal.status })
    if (path === '/chapters/reorder') {
      const list: unknown = await request.json()
      const order = (Array.isArray(list) ? list : []).map((entry: unknown) => {
        const { id, order_index: index } = readObject(entry)
        return { id: Number(id), order_index: Number(index) }
      })
      server.orders.push(order)
      const indexOf = (id: number) => order.find((entry) => entry.id === id)?.order_index ?? -1
      server.chapters = server.chapters.toSorted((a, b) => indexOf(a.id) - indexOf(b.id))
      return Response.json(order)
    }
    if (path === '/file/clone-chapter') {
      const source = find(Number(query.get('sourceChapterId')))
      return add(`${source.name} (copy)`, source.languages)
    }
    if (path.endsWith('/variation') && request.method === 'PUT') {
      const chapter = find(Number(/\d+/.exec(path)?.[0]))
      if (ifMatch !== `"${chapter.revision}"`) {
        return Response.json({ code: 'stale-revision', msg: 'Somebody saved.' }, { status: 412 })
      }
      const { variation, ...links } = Object.fromEntries(await request.formData())
      const language = typeof variation === 'string' ? variation : 'none'
      const videos = { ...chapter.videos, [language]: { ...chapter.videos[language], ...links } }
      return change(chapter.id, { videos, revision: chapter.revision + 1 })
    }
    const body = request.method === 'DELETE' ? {} : readObject(await request.json())
    if (path.endsWith('/addChapter/variation')) {
      const chapter = find(Number(body['chapterId']))
      return change(chapter.id, { languages: [...chapter.languages, String(body['variation'])] })
    }
    if (path.endsWith('/chapters')) return add(String(body['name']), [String(body['variation'])])
    const id = Number(/\d+$/.exec(path)?.[0])
    const isStale = ifMatch !== null && ifMatch !== `"${find(id).revision}"`
    if (isStale) return Response.json({ code: 'stale-revision', msg: 'Somebody saved.' }, { status: 412 })
    if (request.method === 'DELETE') {
      server.chapters = server.chapters.filter((chapter) => chapter.id !== id)
      return Response.json({ success: true })
    }
    return change(id, { name: String(body['name']), revision: find(id).revision + 1 })
  }
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET') return write(request, pathname, searchParams)
    if (pathname === '/api/engines') {
      const engine = { origin: 'embedded', state: 'well', advice: [] }
      return Response.json({
        engines: [
          { ...engine, part: 'recognition', engine: 'tesseract.js', languages: ['en', 'es'] },
          { ...engine, part: 'speech', engine: 'eSpeak', languages: ['en'] },
        ],
        probedAt: null,
      })
    }
    return Response.json(readBook())
  }
  return server
}

export type FakeChaptersServer = ReturnType<typeof createFakeChaptersServer>

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
