import { type Check, unwell, well } from './check'

/** Oldest supported minor version of each major version; all later major versions are supported. */
const OLDEST: Readonly<Record<number, number>> = { 22: 18, 24: 11 }
const NEWEST_KNOWN = 26

/** Checks that this version of Node is supported. */
export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const oldest = OLDEST[major]
  const isGood = major >= NEWEST_KNOWN || (oldest !== undefined && minor >= oldest)
  if (isGood) return well('Node', version)
  return unwell(
    'Node',
    `${version} is not supported.`,
    'Install Node 24.11 or later; "npm start" brings one of its own.',
  )
}
