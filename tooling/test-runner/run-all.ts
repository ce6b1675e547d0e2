// Runs the steps of `npm test`.
//   node tooling/test-runner/run-all.ts [part of a step's name …]
import { chooseSteps } from './choose-steps.ts'
import { runSteps } from './run-steps.ts'
import { shortSteps } from './steps.ts'

process.exitCode = await runSteps(chooseSteps(shortSteps, process.argv.slice(2)))
