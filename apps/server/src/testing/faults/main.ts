// npm run faults -- --minutes 10 --seed 7
import { parseArgs } from 'node:util'
import { runFaults } from './run-faults'

const SHORT_MINUTES = 2
const MAX_SEED = 2 ** 31

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const minutes = Number(values.minutes ?? SHORT_MINUTES)
const seed = Number(values.seed ?? Math.floor(Math.random() * MAX_SEED))
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error('usage: npm run faults -- [--minutes N] [--seed N] [--only F10]')
const print = (line: string) => void process.stdout.write(`${line}\n`)

print(`faults for ${minutes} minutes, seed ${seed}`)
try {
  const nowMs = () => performance.now()
  const counts = await runFaults({ minutes, seed, only: values.only ?? null, nowMs, log: print })
  for (const [{ id, title }, { strikes, keyedRequests, writes }] of counts)
    print(`${id.padEnd(5)} ${title}: ${strikes} times, ${keyedRequests} keyed requests, ${writes} writes`)
  print('0 writes lost, 0 done twice')
} catch (error) {
  console.error(error)
  console.error(`violated; repeat it with --seed ${seed}`)
  // The writers of the violated round go on trying.
  process.exit(1)
}
