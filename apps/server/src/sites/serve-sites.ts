import { type ApiEnvironment, matchesTag } from '@lectern/backend'
import type { Context, Hono } from 'hono'
import { join } from 'node:path'
import { matchesHeader } from './matches-header'
import { pageHeaders } from './security-headers'
import { acceptsPage } from './wait-page'
import type { OpeningHints } from './opening-hints'
import { siteFiles, toSiteFile, type SiteFile, type SiteFiles } from './site-files'

const immutable = 'public, max-age=31536000, immutable'

/** Sign-in and the studio may not be framed. */
const noFrameAncestors: readonly string[] = []

export interface SiteOptions {
  /** Returns the origins, besides our own, that may frame the reader at an address with these parameters. */
  framingOrigins: (parameters: URLSearchParams) => Promise<readonly string[]>
  /** Returns the hints of the reader's page at an address with these parameters; null without any. */
  openingHints: (parameters: URLSearchParams, acceptLanguage: string | undefined) => Promise<OpeningHints | null>
  /** Further origins of images and audio. */
  mediaOrigins: readonly string[]
  /** Origin at which people reach the server; null if the operator named none. */
  publicUrl: string | null
}

/**
 * Serves the built reader, studio and embed script, after the API's own paths.
 */
export function serveSites(
  app: Hono<ApiEnvironment>,
  root: string,
  { framingOrigins, openingHints, mediaOrigins, publicUrl }: SiteOptions,
): void {
  const reader = siteFiles(join(root, 'apps/reader/dist'))
  const builtStudio = siteFiles(join(root, 'apps/studio/dist'))
  const studio =
    publicUrl === null
      ? builtStudio
      : withElement(builtStudio, `<meta name="public-url" content="${publicUrl}" />`, '</head>')
  const embed = siteFiles(join(root, 'packages/embed/dist'))
  const apiFolders = listFolders(app)

  app.get('/', async (context) => {
    const { search, searchParams } = new URL(context.req.url)
    if (context.req.query('mode') === 'authoring') return context.redirect(`/studio/${search}`, 302)
    const [origins, hints] = await Promise.all([
      framingOrigins(searchParams),
      openingHints(searchParams, context.req.header('accept-language')),
    ])
    const headers = pageHeaders(["'self'", ...origins], mediaOrigins)
    if (hints === null) return respondWithPage(context, reader, 'reader', headers)
    const policy = { ...headers, link: hints.link }
    return respondWithPage(
      context,
      hints.picture === null ? reader : withElement(reader, hints.picture, '</body>'),
      'reader',
      policy,
    )
  })
  app.get('/audio', (context) => context.redirect(`/studio/audio${new URL(context.req.url).search}`, 302))
  app.get('/studio', (context) => context.redirect(`/studio/${new URL(context.req.url).search}`, 302))
  app.get('/studio/*', async (context) => {
    const path = decodePath(context.req.path.slice('/studio/'.length))
    return (
      (await respondWithFile(context, studio, path)) ??
      respondWithPage(context, studio, 'studio', pageHeaders(noFrameAncestors, mediaOrigins))
    )
  })
  app.get('/auth/*', (context) =>
    respondWithPage(context, studio, 'studio', pageHeaders(noFrameAncestors, mediaOrigins)),
  )
  app.get('/embed.js', async (context) => {
    const response = await respondWithFile(context, embed, 'embed.js')
    response?.headers.set('access-control-allow-origin', '*')
    response?.headers.set('cross-origin-resource-policy', 'cross-origin')
    return response ?? context.notFound()
  })
  app.get('*', async (context) => {
    const file = await respondWithFile(context, reader, decodePath(context.req.path.slice(1)))
    if (file !== null) return file
    // Below the folders of the API, only an address that somebody opens in a window gets a page.
    const isForProgram =
      apiFolders.has(firstFolder(context.req.path)) && context.req.header('sec-fetch-dest') !== 'document'
    if (isForProgram || !acceptsPage(context.req.raw)) return context.notFound()
    // The studio has the screen for unknown addresses of the reader too, to keep the reader's first load small.
    const page = await respondWithPage(context, studio, 'studio', pageHeaders(noFrameAncestors, mediaOrigins), 404)
    page.headers.append('vary', 'accept, sec-fetch-dest')
    return page
  })
}

/** Returns the first folders of all paths that the API has registered: below them, errors are for programs. */
function listFolders(app: Hono<ApiEnvironment>): ReadonlySet<string> {
  return new Set(app.routes.map(({ path }) => firstFolder(path)).filter((folder) => /^\/[a-z]/.test(folder)))
}

/** Returns a path up to its second slash. */
function firstFolder(path: string): string {
  return path.split('/', 2).join('/')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // No file has this name.
    return '\0'
  }
}

/** Returns the files with an element at the end of each page's head or body. */
function withElement(files: SiteFiles, element: string, end: '</head>' | '</body>'): SiteFiles {
  return {
    async read(path) {
      const page = await files.read(path)
      if (page === null || !path.endsWith('.html')) return page
      const text = new TextDecoder().decode(page.bytes).replace(end, () => `${element}${end}`)
      return toSiteFile(new TextEncoder().encode(text), page.contentType)
    },
  }
}

async function respondWithFile(
  context: Context<ApiEnvironment>,
  files: SiteFiles,
  path: string,
): Promise<Response | null> {
  // A page is never served as a plain file, because it would lack its policy. On case-insensitive disks it has more names.
  if (path === '' || path.toLowerCase().endsWith('.html')) return null
  const file = await files.read(path)
  if (!file) {
    // A missing script must be a 404: the page in its place would fail as a script.
    return path.startsWith('assets/') ? new Response('Not found', { status: 404 }) : null
  }
  const hashed = path.startsWith('assets/')
  return send(context, file, {
    'cache-control': hashed ? immutable : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
}

async function respondWithPage(
  context: Context<ApiEnvironment>,
  files: SiteFiles,
  name: string,
  policy: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const file = await files.read('index.html')
  const headers = { ...policy, 'cache-control': 'no-cache' }
  if (file) return send(context, file, headers, status)
  return new Response(`The ${name} has not been built. Run "npm run build", then start the server again.`, {
    status: 503,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

function send(
  context: Context<ApiEnvironment>,
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const compressed = file.brotli !== null && matchesHeader(context.req.raw, 'accept-encoding', /\bbr\b/)
  const body = compressed && file.brotli ? file.brotli : file.bytes
  const etag = `"${file.etag}${compressed ? '-br' : ''}"`
  const all = {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'content-type': file.contentType,
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  }
  if (status === 200 && matchesTag(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  return new Response(body, { status, headers: { ...all, 'content-length': String(body.byteLength) } })
}
