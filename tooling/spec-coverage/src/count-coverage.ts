import type { Use } from './judge-subjects.ts'
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
  /** Ids in titles that do not count, each with the reason. */
  readonly refused: readonly { readonly id: string; readonly title: string; readonly reason: string }[]
}

/** A test proves a row of its own strength or a weaker one. Unit and property are equals: both run in Node. */
const strength: Readonly<Record<CheckKind, number>> = { unit: 1, property: 1, component: 2, api: 2, e2e: 3 }

/**
 * Counts the requirements that the passed tests prove, by area.
 * @param findUse tells who uses what a test is about
 */
export function countCoverage(
  requirements: readonly Requirement[],
  tests: readonly PassedTest[],
  findUse: (test: PassedTest) => Use,
): Coverage {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]))
  const proven = new Set<string>()
  const refused: { id: string; title: string; reason: string }[] = []
  for (const test of tests) {
    for (const id of readTitleIds(test.title)) {
      const reason = refuse(byId.get(id), test, findUse)
      if (reason === null) proven.add(id)
      else refused.push({ id, title: test.title, reason })
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

/** Returns the reason why a test does not prove a row; null when it does. */
function refuse(row: Requirement | undefined, test: PassedTest, findUse: (test: PassedTest) => Use): string | null {
  if (!row) return 'there is no such row'
  if (!isStrongEnough(test.kind, row.check)) return `the row needs ${row.check}, the test is ${test.kind}`
  const use = findUse(test)
  if (use === 'unused') return 'no application loads what the test is about'
  if (use === 'core' && strength[row.check] > strength.unit) {
    return `the row needs ${row.check} and no application loads what the test is about`
  }
  return null
}

function isStrongEnough(test: CheckKind, row: CheckKind): boolean {
  return test === row || strength[test] > strength[row] || (strength[test] === 1 && strength[row] === 1)
}
