import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { FaultLab } from './open-fault-lab'
import { waitUntil } from './wait-until'

/** Starts a job. Returns its id. */
export async function startJob({ server }: FaultLab, path: string, body: unknown, key: string): Promise<string> {
  const isForm = body instanceof FormData
  const response = await fetch(server.access.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.access.accessToken}`,
      prefer: 'respond-async',
      'idempotency-key': key,
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status !== 202) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JobAccepted.parse(JSON.parse(text)).jobId
}

async function readJob({ server }: FaultLab, id: string): Promise<z.output<typeof Job> | null> {
  const headers = { authorization: `Bearer ${server.access.accessToken}` }
  const response = await fetch(`${server.access.url}/api/jobs/${id}`, { headers }).catch(() => null)
  return response?.ok ? Job.parse(await response.json()) : null
}

/** Waits until the job has begun. */
export function waitUntilRunning(lab: FaultLab, id: string): Promise<void> {
  return waitUntil('the job begins', async () => {
    const state = (await readJob(lab, id))?.state
    return state === undefined || state === 'queued' ? `it is ${state}` : null
  })
}

/** Waits for the end of the job. */
export async function followToEnd(lab: FaultLab, id: string): Promise<z.output<typeof Job>> {
  const ended: z.output<typeof Job>[] = []
  await waitUntil('the job ends', async () => {
    const job = await readJob(lab, id)
    if (job === null) return 'it cannot be read'
    if (job.state === 'queued' || job.state === 'running') return `it is ${job.state}`
    ended.push(job)
    return null
  })
  const [job] = ended
  if (job === undefined) throw new Error('the job has no end')
  return job
}
