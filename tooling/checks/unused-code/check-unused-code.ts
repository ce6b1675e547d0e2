// Fails when code is reached by tests alone, unless a later issue will use it.
import { join } from 'node:path'
import { listUnusedCodeFaults } from './list-unused-code-faults.ts'

const faults = await listUnusedCodeFaults(join(import.meta.dirname, '..', '..', '..'))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
