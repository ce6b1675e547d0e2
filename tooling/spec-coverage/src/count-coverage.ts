import type { PassedTest } from './passed-test.ts'
import { readTitleIds } from './read-title-ids.ts'
import type { CheckKind, Requirement } from './requirement.ts'

export interface Coverage {
  readonly covered: number
  readonly total: number
  readonly areas: readonly {
    readonly area: string
    readonly covered: number
    readonly total: number
    readonly missing: readonly string[]
  }[]
  /** Claims that do not count: an unknown id, or a test of too weak a kind. */
  readonly refused: readonly { readonly id: string; readonly title: string; readonly reason: string }[]
}

/** A test proves a row of its own strength or a weaker one. Unit and property are equals: both run in Node. */
const strength: Readonly<Record<CheckKind, number>> = { unit: 1, property: 1, component: 2, api: 2, e2e: 3 }

function proves(test: CheckKind, row: CheckKind): boolean {
  return test === row || strength[test] > strength[row] || (strength[test] === 1 && strength[row] === 1)
}

/** Which requirements the passed tests prove, by area. */
export function countCoverage(requirements: readonly Requirement[], tests: readonly PassedTest[]): Coverage {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]))
  const proven = new Set<string>()
  const refused: { id: string; title: string; reason: string }[] = []
  for (const test of tests) {
    for (const id of readTitleIds(test.title)) {
      const row = byId.get(id)
      if (!row) refused.push({ id, title: test.title, reason: 'there is no such row' })
      else if (proves(test.kind, row.check)) proven.add(id)
      else refused.push({ id, title: test.title, reason: `the row needs ${row.check}, the test is ${test.kind}` })
    }
  }
  const names = [...new Set(requirements.map((requirement) => requirement.area))]
  const areas = names.map((area) => {
    const rows = requirements.filter((requirement) => requirement.area === area)
    const missing = rows.filter((row) => !proven.has(row.id)).map((row) => row.id)
    return { area, covered: rows.length - missing.length, total: rows.length, missing }
  })
  return {
    covered: proven.size,
    total: requirements.length,
    areas,
    refused: refused.filter(({ id }) => !proven.has(id)),
  }
}
