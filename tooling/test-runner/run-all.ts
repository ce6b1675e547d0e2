// Runs every step, goes on after a failure, and ends with "N passed, N failed".
//   node tooling/test-runner/run-all.ts [part of a step's name …]
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { provideChromium } from '../browser.mjs'
import { countReport, type Counts } from './count-report.ts'
import { shortSteps, type Step } from './steps.ts'

const root = new URL('../../', import.meta.url)
const wanted = process.argv.slice(2)
const steps =
  wanted.length === 0 ? shortSteps : shortSteps.filter((step) => wanted.some((part) => step.name.includes(part)))

mkdirSync(new URL('test-results/', root), { recursive: true })
const chromium = await provideChromium()

function run(step: Step): Promise<{ code: number; output: string }> {
  const [command = '', ...args] = step.command
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, CHROMIUM_PATH: chromium, CI: '1', FORCE_COLOR: '0', ...step.environment },
    })
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function read(step: Step, code: number): Counts {
  const one: Counts =
    code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [step.name] }
  if (!step.report) return one
  try {
    const counts = countReport(step.report.kind, JSON.parse(readFileSync(new URL(step.report.file, root), 'utf8')))
    // A runner that fails without a failed test (a crash, an unhandled rejection) is a failure all the same.
    const crashed = code !== 0 && counts.failed === 0
    const empty = counts.passed + counts.failed === 0
    return crashed || empty
      ? {
          ...counts,
          failed: counts.failed + 1,
          failures: [...counts.failures, `${step.name}: exit code ${code}, ${counts.passed} tests`],
        }
      : counts
  } catch {
    return { passed: 0, failed: 1, failures: [`${step.name}: no report`] }
  }
}

let passed = 0
let failed = 0
const failures: string[] = []
const leftOut = new Set<string>()
const startedAll = performance.now()

for (const step of steps) {
  if (leftOut.has(step.name)) {
    failed++
    failures.push(`${step.name}: left out, what it needs has failed`)
    console.log(`✗ ${step.name}: left out`)
    continue
  }
  if (step.report) rmSync(new URL(step.report.file, root), { force: true })
  const started = performance.now()
  const { code, output } = await run(step)
  const counts = read(step, code)
  passed += counts.passed
  failed += counts.failed
  failures.push(...counts.failures)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (counts.failed > 0) {
    for (const name of step.neededBy ?? []) leftOut.add(name)
    console.log(output.trimEnd().split('\n').slice(-200).join('\n'))
  }
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  )
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\nin ${((performance.now() - startedAll) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
