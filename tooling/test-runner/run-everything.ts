// Runs the steps of `npm run test:long`: those of `npm test`, then those that take too long for every change.
//   node tooling/test-runner/run-everything.ts [part of a step's name …]
import { chooseSteps } from './choose-steps.ts'
import { runSteps } from './run-steps.ts'
import { longSteps, shortSteps } from './steps.ts'

process.exitCode = await runSteps(chooseSteps([...shortSteps, ...longSteps], process.argv.slice(2)))
