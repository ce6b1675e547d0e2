import type { Definition, Word } from '@lectern/api-client/quiz'

export interface FakeGlossaryServer {
  readonly fetch: typeof globalThis.fetch
  words: Word[]
  /** Method and path of each call, with its query. */
  readonly calls: string[]
  /** Awaited before each response. */
  before: (method: string) => Promise<void>
  /** Returns the response to a call instead of the usual one; undefined for the usual one. */
  refuse: (method: string, path: string, body: unknown) => Response | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Serves the calls of the glossary from memory. @param words texts by word, in English */
export function fakeGlossaryServer(words: Readonly<Record<string, readonly string[]>>): FakeGlossaryServer {
  const ids = { last: 100 }
  const nextId = () => (ids.last += 1)
  const server: FakeGlossaryServer = {
    words: Object.entries(words).map(([word, texts]) =>
      makeWord(nextId, { word, lang: 'en', definitions: texts.map((text) => ({ lang: 'en', text })) }),
    ),
    calls: [],
    before: async () => undefined,
    refuse: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search, searchParams } = new URL(request.url)
      server.calls.push(`${request.method} ${pathname}${search}`)
      const type = request.headers.get('content-type') ?? ''
      const body: unknown = type.includes('json')
        ? await request.json()
        : type.includes('form')
          ? await request.formData()
          : null
      await server.before(request.method)
      const refused = server.refuse(request.method, `${pathname}${search}`, body)
      if (refused !== undefined) return refused
      if (request.method === 'GET' && pathname === '/word') return Response.json(listWords(server, searchParams))
      if (pathname === '/word/all') return Response.json({ words: server.words, total: server.words.length })
      return Response.json(change(server, nextId, request.method, pathname, readFields(body)))
    },
  }
  return server
}

function listWords({ words }: FakeGlossaryServer, query: URLSearchParams) {
  const search = (query.get('search') ?? '').toLowerCase()
  const lang = query.get('lang')
  const found = words
    .filter((each) => lang === null || each.lang === lang)
    .filter(({ word, definitions }) =>
      [word, ...definitions.map(({ text }) => text)].join('\n').toLowerCase().includes(search),
    )
    .toSorted((a, b) => a.word.localeCompare(b.word))
  const limit = Number(query.get('limit'))
  const from = (Number(query.get('page')) - 1) * limit
  return { words: found.slice(from, from + limit), total: found.length }
}

function change(server: FakeGlossaryServer, nextId: () => number, method: string, path: string, body: Fields): unknown {
  const id = Number(/\d+$/.exec(path)?.[0])
  switch (`${method} ${path.replace(/\d+$/, 'ID')}`) {
    case 'POST /word': {
      const made = makeWord(nextId, body)
      server.words.push(made)
      return made
    }
    case 'PUT /word/ID': {
      server.words = server.words.map((word) => (word.id === id ? { ...word, ...body } : word))
      return server.words.find((word) => word.id === id)
    }
    case 'DELETE /word/ID':
      server.words = server.words.filter((word) => word.id !== id)
      return { success: true }
    case 'POST /word/bulk': {
      const words = readList(body['words']).map((each) => makeWord(nextId, each))
      server.words.push(...words)
      return { words, total: words.length }
    }
    case 'PUT /word/bulk': {
      const changes = readList(body['words'])
      server.words = server.words.map((word) => ({ ...word, ...changes.find((each) => each['id'] === word.id) }))
      return { words: [], total: 0 }
    }
    case 'DELETE /word/bulk': {
      const { ids } = body
      server.words = server.words.filter((word) => !(Array.isArray(ids) && ids.includes(word.id)))
      return { success: true }
    }
    case 'POST /word/definition/ID': {
      const made = makeDefinition(nextId, body)
      changeDefinitions(server, (list, word) => (word.id === id ? [...list, made] : list))
      return made
    }
    case 'PUT /word/definition/ID':
      changeDefinitions(server, (list) => list.map((each) => (each.id === id ? { ...each, ...body } : each)))
      return server.words.flatMap(({ definitions }) => definitions).find((each) => each.id === id)
    case 'DELETE /word/definition/ID':
      changeDefinitions(server, (list) => list.filter((each) => each.id !== id))
      return { success: true }
    default:
      throw new Error(`${method} ${path} was not expected`)
  }
}

function changeDefinitions(server: FakeGlossaryServer, to: (list: Definition[], word: Word) => Definition[]): void {
  server.words = server.words.map((word) => ({ ...word, definitions: to(word.definitions, word) }))
}

function makeWord(nextId: () => number, fields: Fields): Word {
  return {
    bookId: null,
    ...fields,
    id: nextId(),
    word: String(fields['word']),
    lang: String(fields['lang']),
    updatedAt: '2026-11-28T12:00:00.000Z',
    definitions: readList(fields['definitions'] ?? []).map((each) => makeDefinition(nextId, each)),
  }
}

function makeDefinition(nextId: () => number, fields: Fields): Definition {
  return { audio: null, ...fields, id: nextId(), lang: String(fields['lang']), text: String(fields['text']) }
}

function readList(value: unknown): Fields[] {
  if (!Array.isArray(value)) throw new Error('The call needs a list.')
  return value.map(readFields)
}

function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
