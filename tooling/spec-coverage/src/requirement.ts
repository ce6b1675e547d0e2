/** Kinds of tests that a requirement may ask for; a stronger kind proves a weaker row. */
export const checkKinds = ['unit', 'property', 'component', 'api', 'e2e'] as const
export type CheckKind = (typeof checkKinds)[number]

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly check: CheckKind
}

/**
 * Reads the table of requirements: tab-separated, a header, the columns id, area, where, requirement, check.
 * @throws when a row has no valid id or check
 */
export function readRequirements(tsv: string): Requirement[] {
  const [, ...rows] = tsv.split('\n').filter((line) => line.trim() !== '')
  return rows.map((row) => {
    const [id = '', area = '', , , check = ''] = row.split('\t').map((cell) => cell.trim())
    const kind = checkKinds.find((candidate) => candidate === check)
    if (!/^[A-Z0-9-]+-\d{3}$/.test(id) || !kind)
      throw new Error(`A row of the requirements cannot be read: ${row.slice(0, 80)}`)
    return { id, area, check: kind }
  })
}
