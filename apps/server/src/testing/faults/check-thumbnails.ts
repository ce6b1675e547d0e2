import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultLab } from './open-fault-lab'
import { waitUntil } from './wait-until'

/**
 * Throws unless the folder of objects has exactly the thumbnails that rows reference. Uploads that a kill cut off keep their
 * lease for an hour: it is ended here, and the next start deletes them.
 */
export async function checkThumbnails({ server, store }: FaultLab): Promise<void> {
  if (store !== 'folder') return
  await server.withDatabase((pool) => pool.query(`update object_removals set held_until = now() - interval '1 second'`))
  await server.kill()
  await server.start()
  await waitUntil('the store has the thumbnails that rows reference, and no others', async () => {
    const { rows } = await server.withDatabase((pool) =>
      pool.query<{ key: string }>(`select thumbnail_key as key from page_variations where thumbnail_key is not null`),
    )
    const referenced = [...new Set(rows.map(({ key }) => key))].toSorted().join()
    const stored = globSync('*/thumbnails/*', { cwd: join(server.dataFolder, 'objects') })
    const found = stored
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted()
      .join()
    return found === referenced ? null : `referenced ${referenced}; stored ${found}`
  })
}
