import { rm } from 'node:fs/promises'
import type { FormLimits, ReceivedForm } from './receive-form'

/** Receives a form, passes it on, and deletes its files afterwards. */
export async function withForm<Fields, T>(
  body: { receive(narrower?: Partial<FormLimits>): Promise<ReceivedForm<Fields>> },
  limits: Partial<FormLimits>,
  handle: (form: ReceivedForm<Fields>) => Promise<T>,
): Promise<T> {
  const form = await body.receive(limits)
  try {
    return await handle(form)
  } finally {
    await rm(form.folder, { recursive: true, force: true })
  }
}
