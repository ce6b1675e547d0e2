import { toInterfaceLocale, waitTexts } from '@lectern/messages'
import { matchesHeader } from './matches-header'

/** `away`: the database or the store is. */
export type WaitReason = 'starting' | 'away'

/** Seconds after which the page loads again; a server restarts within a few. */
const reloadSeconds = 3

/** Returns true for a browser that opens an address; clients of the API name no page, or accept anything. */
export function acceptsPage(request: Request): boolean {
  return request.method === 'GET' && matchesHeader(request, 'accept', /\btext\/html\b/i)
}

/**
 * Creates the page for a browser that opens an address while the server cannot send an application. It is complete in itself,
 * because nothing else can be loaded, and loads the address again automatically.
 */
export function createWaitPage(request: Request, reason: WaitReason): Response {
  const tags = (request.headers.get('accept-language') ?? '').split(',').map((part) => part.trim().split(';', 1)[0])
  const locale = toInterfaceLocale(...tags)
  const { waitTitle, waitStarting, waitAway, waitByItself } = waitTexts[locale]
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="${reloadSeconds}">
<title>${waitTitle} · Lectern</title>
<style>${styles}</style>
</head>
<body>
<main>
${openBook}
<h1>${waitTitle}</h1>
<p>${reason === 'starting' ? waitStarting : waitAway}</p>
<p class="muted" role="status">${waitByItself}</p>
</main>
</body>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'retry-after': String(reloadSeconds),
      vary: 'accept, accept-language',
    },
  })
}

/** The book of the applications' empty and error screens, with one lit word. */
const openBook = `<svg aria-hidden="true" width="112" height="84" viewBox="0 0 112 84" fill="none">
<path class="sheet" stroke-linejoin="round" d="M56 16C45 8 30 5 9 5.5A3 3 0 0 0 6 8.5V66a3 3 0 0 0 3 3c20-.5 36 2.5 47 10 11-7.5 27-10.5 47-10a3 3 0 0 0 3-3V8.5a3 3 0 0 0-3-3C82 5 67 8 56 16Zm0 0v62"/>
<path class="lit" d="M20 23c6 .3 11.5 1.1 16.5 2.4"/>
<path class="line" d="M18 37c10 .3 18.5 1.7 26 4.3M18 50c10 .3 18.5 1.7 26 4.3M94 23c-10 .3-18.5 1.7-26 4.3M94 36.5c-10 .3-18.5 1.7-26 4.3M94 50c-6 .2-11.5.8-16.5 1.9"/>
</svg>`

/** Colours of the dark and the light theme, written out: no style sheet can be loaded. */
const styles = `:root{--canvas:#101218;--surface:#181B23;--text:#EDE9E0;--muted:#A8ABB7;--line:#737B8F;--lit:#F4CF6B}
@media (prefers-color-scheme:light){:root{--canvas:#F5F0E6;--surface:#FFFCF6;--text:#24201A;--muted:#544D42;--line:#857C6C;--lit:#FFD45E}}
body{margin:0;background:var(--canvas);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;min-height:100dvh;padding:2rem 1.5rem 20dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;text-align:center;text-wrap:balance}
h1{margin:1.5rem 0 0;font:600 clamp(1.5rem,6vw,2rem)/1.2 Literata,Georgia,serif}
p{margin:0;max-width:24rem}
.muted{color:var(--muted)}
.sheet{fill:var(--surface);stroke:var(--line);stroke-width:1.5}
.line{stroke:var(--line);stroke-width:3;stroke-linecap:round;opacity:.45}
.lit{stroke:var(--lit);stroke-width:8;stroke-linecap:round}`
