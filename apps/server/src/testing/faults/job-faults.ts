import { randomUUID } from 'node:crypto'
import { preparedRequests } from '../prepared-requests'
import type { Fault, FaultStrike } from './fault'
import { followToEnd, startJob, waitUntilRunning } from './follow-job'
import { countSpoken } from './send-keyed'
import { waitUntil } from './wait-until'

const unpaidJobs = ['recognisePages', 'uploadChapterPages', 'convertChapterAudio'] as const

async function prepare({ lab, name }: FaultStrike, kind: string) {
  const make = preparedRequests[kind]
  if (make === undefined) throw new Error(`there is no request ${kind}`)
  return make(name, lab.send)
}

async function restart({ lab }: FaultStrike): Promise<void> {
  await lab.server.kill()
  await lab.server.start()
}

/** Kills the server while a job of the kind runs, which must then succeed once, without help. */
async function killDuring(strike: FaultStrike, kind: (typeof unpaidJobs)[number]): Promise<void> {
  const { lab, name } = strike
  const { path, body, count } = await prepare(strike, kind)
  const id = await startJob(lab, path, body, randomUUID())
  await waitUntilRunning(lab, id)
  await restart(strike)
  const { state, error } = await followToEnd(lab, id)
  if (state !== 'succeeded') throw new Error(`${kind} ended as ${state}: ${JSON.stringify(error)}`)
  const { rows } = await lab.server.withDatabase((pool) => pool.query<{ count: number }>(count, [name]))
  if (rows[0]?.count !== 1) throw new Error(`${kind} took effect ${rows[0]?.count} times`)
}

export const jobFaults: readonly Fault[] = [
  {
    id: 'F11a',
    title: 'the worker is killed while it imports, recognises or converts',
    strike: (strike) => killDuring(strike, strike.random.pick(unpaidJobs)),
  },
  {
    id: 'F11b',
    title: 'the worker is killed while a paid provider aligns',
    excludesJobs: true,
    async strike(strike) {
      const { lab } = strike
      const { path, body } = await prepare(strike, 'alignChapter')
      const calls = () => lab.provider.calls.filter((call) => call.path.includes('/forced-alignment')).length
      const before = calls()
      lab.provider.script.responses = [{ path: '/forced-alignment', ends: 'never' }]
      const id = await startJob(lab, path, body, randomUUID())
      await waitUntil('the provider is called', async () => (calls() > before ? null : 'no call'))
      await restart(strike)
      const { state, error } = await followToEnd(lab, id)
      if (state !== 'failed' || error?.code !== 'result-lost')
        throw new Error(`the alignment ended as ${state}: ${JSON.stringify(error)}`)
      if (calls() - before !== 1) throw new Error('the recording was sent again without the say of its author')
      await lab.send(path, body)
      if (calls() - before !== 2) throw new Error('the recording was not sent when its author asked')
    },
  },
  {
    id: 'F11c',
    title: 'the worker is killed while a paid voice speaks',
    excludesJobs: true,
    async strike(strike) {
      const { lab, name } = strike
      const { path, body } = await prepare(strike, 'generateSpeech')
      const sentence = `${name}.`
      const key = randomUUID()
      lab.provider.script.responses = [{ path: '/text-to-speech/', ends: 'never' }]
      const id = await startJob(lab, path, body, key)
      await waitUntil('the voice is asked', async () => (countSpoken(lab, sentence) === 1 ? null : 'it is not'))
      await restart(strike)
      const { state, error } = await followToEnd(lab, id)
      if (state !== 'failed' || error?.code !== 'speech-lost' || error.lostSpeech?.sentences !== 1)
        throw new Error(`the speech ended as ${state}: ${JSON.stringify(error)}`)
      if ((await startJob(lab, path, body, key)) !== id) throw new Error('the same key started another job')
      if (countSpoken(lab, sentence) !== 1) throw new Error('the sentence was sent again without the say of its author')
      await lab.send(path, body)
      if (countSpoken(lab, sentence) !== 2) throw new Error('the sentence was not sent when its author asked')
    },
  },
]
