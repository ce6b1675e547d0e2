import type { Job } from './endpoints.gen'

const states: readonly unknown[] = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] satisfies Job['state'][]

/** Reads the job of an event; null if it contains something else. */
export function readJob(data: string): Job | null {
  const job = parseJson(data)
  return isJob(job) ? job : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy may cut a stream within an event.
    return null
  }
}

function isJob(value: unknown): value is Job {
  const progress = field(value, 'progress')
  return (
    typeof field(value, 'id') === 'string' &&
    states.includes(field(value, 'state')) &&
    typeof field(progress, 'done') === 'number' &&
    typeof field(progress, 'total') === 'number'
  )
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
