// Prints the figures that hold for the whole of the sources, and fails when one does not hold. `--list` names the places.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listUnusedCodeFaults } from '../unused-code/list-unused-code-faults.ts'
import { count, measureComments, measureFallbacks, measureFiles, measureFunctions } from './measure-sources.ts'
import { measureFolderCycles, measureSubjects } from './measure-workspace.ts'
import { readSources } from './read-sources.ts'

/** The commit before the first one that the figure of commit subjects holds for. */
const SUBJECTS_SINCE = 'f16c4c5d'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
const root = join(import.meta.dirname, '..', '..', '..')
const sources = readSources(root)
const figures = [
  ...measureFiles(sources),
  measureFunctions(sources),
  ...['backend', 'core', 'ui'].map((name) => measureFolderCycles(root, name, sources)),
  measureComments(sources),
  measureFallbacks(sources),
  count('unused code that no later issue will use', 0, await listUnusedCodeFaults(root)),
  measureSubjects(root, SUBJECTS_SINCE),
]
for (const { name, value, limit, offenders } of figures) {
  console.log(`${value <= limit ? '✓' : '✗'} ${name}: ${value} (at most ${limit})`)
  if (values.list) for (const offender of offenders) console.log(`    ${offender}`)
}
if (figures.some(({ value, limit }) => value > limit)) process.exitCode = 1
