/** The end of an attempt to send a report. */
export type BugSending = 'sent' | 'offline' | 'too-many' | 'failed'

/**
 * Sends a report without the reader's session, so that it does not say who they are.
 *
 * @param key stays the same while the report does: a report that arrives twice is stored once
 */
export async function sendBugReport(baseUrl: string, body: object, key: string): Promise<BugSending> {
  try {
    const response = await fetch(`${baseUrl}/api/bug`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    if (response.ok) return 'sent'
    return response.status === 429 ? 'too-many' : 'failed'
  } catch (reason) {
    console.error('The report could not be sent.', reason)
    return navigator.onLine ? 'failed' : 'offline'
  }
}
