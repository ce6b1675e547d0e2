/** A picture file, relative to the report's page, with its size in pixels. */
export interface ReportedPicture {
  readonly path: string
  readonly width: number
  readonly height: number
}

export interface ReportedView {
  readonly view: string
  readonly changedPixels: number
  readonly before: ReportedPicture | null
  readonly after: ReportedPicture | null
  readonly difference: ReportedPicture | null
}

export interface ReportedStory {
  readonly id: string
  readonly label: string
  readonly kind: 'changed' | 'added' | 'removed' | 'failed'
  /** Message of a story that could not be drawn. */
  readonly reason: string | null
  readonly views: readonly ReportedView[]
}

export interface Report {
  /** The base revision and the change, for people. */
  readonly before: string
  readonly after: string
  readonly stories: readonly ReportedStory[]
  readonly sameCount: number
}

const SECTIONS = [
  { kind: 'failed', title: 'Could not be drawn' },
  { kind: 'changed', title: 'Changed' },
  { kind: 'added', title: 'New' },
  { kind: 'removed', title: 'Gone' },
] as const

const VIEW_TITLES: Readonly<Record<string, string>> = { dark: 'Dark', light: 'Light', rtl: 'Right to left' }

/** Renders the report as one HTML page that shows its pictures from files beside it. Runs no script. */
export function renderReport(report: Report): string {
  const sections = SECTIONS.map(({ kind, title }) => ({
    title,
    stories: report.stories.filter((story) => story.kind === kind),
  })).filter(({ stories }) => stories.length > 0)
  const counts = [
    ...sections.map(({ title, stories }) => `${stories.length} ${title.toLowerCase()}`),
    `${report.sameCount} the same`,
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories: ${escapeHtml(counts.join(', '))}</title>
<style>${STYLES}</style>
<nav aria-label="Stories">
<h1>Visual comparison</h1>
<p>${escapeHtml(counts.join(', '))}</p>
<dl><dt>Before</dt><dd>${escapeHtml(report.before)}</dd><dt>After</dt><dd>${escapeHtml(report.after)}</dd></dl>
${sections.map(({ title, stories }) => renderLinks(title, stories)).join('\n')}
</nav>
<main>
${sections.length === 0 ? '<p>Every story looks the same.</p>' : ''}
${sections.map(({ title, stories }) => `<h2>${title}</h2>\n${stories.map(renderStory).join('\n')}`).join('\n')}
</main>
</html>
`
}

function renderLinks(title: string, stories: readonly ReportedStory[]): string {
  const links = stories.map(({ id, label }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(label)}</a></li>`)
  return `<h2>${title} <small>${stories.length}</small></h2>\n<ul>${links.join('')}</ul>`
}

function renderStory({ id, label, reason, views }: ReportedStory): string {
  const message = reason === null ? '' : `<pre>${escapeHtml(reason)}</pre>`
  return `<section id="${escapeHtml(id)}"><h3>${escapeHtml(label)}</h3>${message}${views.map(renderView).join('')}</section>`
}

function renderView({ view, changedPixels, before, after, difference }: ReportedView): string {
  const facts = [
    VIEW_TITLES[view] ?? view,
    ...(difference === null ? [] : [`${changedPixels.toLocaleString('en')} pixels changed`]),
    ...(before !== null && after !== null && sizeOf(before) !== sizeOf(after)
      ? [`${sizeOf(before)} became ${sizeOf(after)}`]
      : []),
  ]
  const pictures = [
    renderPicture('Before', before),
    renderPicture('After', after),
    renderPicture('Difference', difference),
  ]
  return `<h4>${escapeHtml(facts.join(' · '))}</h4><div class="row">${pictures.join('')}</div>`
}

function renderPicture(title: string, picture: ReportedPicture | null): string {
  if (picture === null) return ''
  const { path, width, height } = picture
  const source = escapeHtml(path)
  return `<figure><figcaption>${title}</figcaption><a href="${source}"><img src="${source}" alt="${title}" width="${width}" height="${height}" loading="lazy"></a></figure>`
}

function sizeOf({ width, height }: ReportedPicture): string {
  return `${width} × ${height}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLES = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { display: grid; grid-template-columns: 280px minmax(0, 1fr); margin: 0 }
nav { position: sticky; top: 0; height: 100vh; box-sizing: border-box; padding: 20px; overflow: auto; border-right: 1px solid #8886 }
nav ul { margin: 0; padding: 0; list-style: none }
nav li { padding: 2px 0; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 18px } h2 { font-size: 16px } h3 { margin: 0; font-size: 15px } h4 { margin: 16px 0 8px; font-weight: 500 }
small, dt, figcaption { color: GrayText; font-weight: 400 }
dl { margin: 0; overflow-wrap: anywhere } dd { margin: 0 0 8px }
main { padding: 20px 24px }
section { margin: 0 0 24px; padding: 16px; border: 1px solid #8886; border-radius: 8px; scroll-margin-top: 20px }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start }
figure { margin: 0 } figcaption { margin-bottom: 4px }
img { display: block; max-width: 100%; height: auto; outline: 1px solid #8886 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 900px) { body { display: block } nav { position: static; height: auto; border: 0 } .row { grid-template-columns: minmax(0, 1fr) } }
`
