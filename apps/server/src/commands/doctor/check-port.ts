import type { Configuration } from '../../configuration/read-environment'
import { openPort } from '../../open-port'
import type { DataFolderHolder } from '../../process/data-folder-lock'
import { type Check, unwell, well } from './check'

/** Checks that a server can listen on the port, or already does. */
export async function checkPort(
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  holder: DataFolderHolder,
): Promise<Check> {
  if (holder.kind === 'held')
    return well('port', `the server is ${holder.note === '' ? 'starting' : `at ${holder.note}`}`)
  const attempt = await openPort(host, port, () => new Response(null, { status: 503 }))
  if (attempt.kind === 'refused') return unwell('port', attempt.reason)
  await attempt.opened.close(0)
  return well('port', `${attempt.opened.port} on ${host} is free`)
}
