import { partners as domainsInUse, readConfiguration, type Partner } from '@lectern/contracts/configuration'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type ReadPartners = { kind: 'read'; partners: readonly Partner[] } | { kind: 'invalid'; problems: string[] }

/** Returns the built-in domains, merged with the partners of the file. A relative path starts from `root`. */
export function readPartners(file: string | null, root: string): ReadPartners {
  if (file === null) return { kind: 'read', partners: domainsInUse }
  const path = resolve(root, file)
  const reject = (problem: string): ReadPartners => ({
    kind: 'invalid',
    problems: [`LECTERN_PARTNERS ${path} ${problem}`],
  })
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return reject(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  let entries: unknown
  try {
    entries = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return reject(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!Array.isArray(entries)) return reject('is not a list of partners, [{ "domainId": 6, … }]')
  const reading = readConfiguration({ partners: entries })
  if (reading.kind === 'broken') {
    return { kind: 'invalid', problems: reading.issues.map(({ message }) => `LECTERN_PARTNERS ${path} ${message}`) }
  }
  // Normalised as in browsers, because the reader and the policy compare origins as text.
  const partners = reading.configuration.partners.map((partner) => ({
    ...partner,
    allowedOrigins: partner.allowedOrigins.map((origin) => new URL(origin).origin),
  }))
  const domainIds = new Set(partners.map(({ domainId }) => domainId))
  return { kind: 'read', partners: [...domainsInUse.filter(({ domainId }) => !domainIds.has(domainId)), ...partners] }
}
