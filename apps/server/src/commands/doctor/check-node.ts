import { type Check, unwell, well } from './check'

/** The oldest minor version of each major one that Lectern runs on; later major ones all do. */
const OLDEST: Readonly<Record<number, number>> = { 22: 18, 24: 11 }
const NEWEST_KNOWN = 26

/** Whether Lectern runs on this version of Node. */
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
