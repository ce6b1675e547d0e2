import type { ListedBugReport } from '@lectern/backend'
import { escapeControls } from './escape-controls'

interface BugReportPrinting {
  /** Public address of the server, without a trailing slash. */
  readonly origin: string
  readonly since: Date | null
}

/** Returns reports of problems as text for a terminal. */
export function printBugReports(reports: readonly ListedBugReport[], { origin, since }: BugReportPrinting): string {
  if (reports.length === 0) {
    return since === null
      ? 'No problem has been reported.'
      : `No problem has been reported since ${since.toISOString()}.`
  }
  return reports.map((report) => printBugReport(report, origin)).join('\n\n')
}

/** Returns reports of problems as a JSON array for programs. */
export function printBugReportsAsJson(reports: readonly ListedBugReport[]): string {
  return JSON.stringify(reports, null, 2).split('\n').map(escapeControls).join('\n')
}

function printBugReport(report: ListedBugReport, origin: string): string {
  const { positionSeconds, interfaceLanguage, language, browser, activity } = report
  const place = [
    ...(report.chapterId === null ? [] : [`chapter ${report.chapterId}`]),
    ...(positionSeconds === null ? [] : [`${positionSeconds} s of the narration`]),
    ...(language === null ? [] : [`in ${language}`]),
  ]
  const screen = [
    ...(report.window === null ? [] : [report.window]),
    ...(interfaceLanguage === null ? [] : [`interface in ${interfaceLanguage}`]),
  ]
  return [
    `Report ${report.id}, ${report.createdAt.toISOString()}`,
    `  book      ${nameBook(report)}`,
    `  page      ${report.pageId ?? 'not reported'}`,
    `  place     ${listOf(place)}`,
    `  open      ${linkTo(report, origin)}`,
    `  problems  ${report.problems.length === 0 ? 'none chosen' : report.problems.join(', ')}`,
    `  browser   ${browser ?? 'not reported'}`,
    `  screen    ${listOf(screen)}`,
    '  before',
    ...(activity.length === 0 ? ['    nothing'] : activity.map((event) => `    ${event}`)),
    '  message',
    ...(report.message ?? 'none').split(/\r\n|\r|\n/).map((line) => `    ${line}`),
  ]
    .map(escapeControls)
    .join('\n')
}

function nameBook({ bookId, bookTitle }: ListedBugReport): string {
  if (bookId === null) return 'not reported'
  return bookTitle === null ? `${bookId}, which does not exist any more` : `${bookId}, ${bookTitle}`
}

function listOf(parts: readonly string[]): string {
  return parts.length === 0 ? 'not reported' : parts.join(', ')
}

/** Returns the address of the reported page in the reader. */
function linkTo({ bookId, chapterId, pageId }: ListedBugReport, origin: string): string {
  const ids = Object.entries({ book: bookId, chapter: chapterId, page: pageId })
  const given = ids.flatMap(([name, id]) => (id === null ? [] : [`${name}=${id}`]))
  return bookId === null ? 'nowhere' : `${origin}/?${given.join('&')}`
}
