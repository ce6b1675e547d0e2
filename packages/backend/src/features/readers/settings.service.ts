import type { UserSettings, UserSettingsWrite } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import * as repository from './settings.repository'

type Settings = z.input<typeof UserSettings>
const maxCharacters = 20_000

export async function readSettings(
  database: Database,
  caller: Caller,
  domainId: number | undefined,
): Promise<Settings> {
  const owner = ownerOf(caller, domainId)
  return { ...(await repository.readSettings(database, owner)), domainId: owner.domainId }
}

export async function saveSettings(
  database: Database,
  caller: Caller,
  domainId: number | undefined,
  { domainId: _inBody, ...settings }: z.output<typeof UserSettingsWrite>,
): Promise<Settings> {
  const owner = ownerOf(caller, domainId)
  const merged = await database.transaction(async (transaction) => {
    const all = { ...(await repository.lockSettings(transaction, owner)), ...settings }
    if (JSON.stringify(all).length > maxCharacters) {
      throw new ApiFailure('invalid-field', `The settings hold more than ${maxCharacters} characters in all.`)
    }
    await repository.writeSettings(transaction, owner, all)
    return all
  })
  return { ...merged, domainId: owner.domainId }
}

/** Returns the key of the caller's settings. Throws for another domain than the caller's, where an account has nothing. */
function ownerOf({ userId, domainId }: Caller, asked: number | undefined): repository.SettingsOwner {
  if (asked !== undefined && asked !== domainId) {
    throw new ApiFailure('not-found', `Your account is not of domain ${asked}. Leave domainId out, or sign in there.`, {
      field: 'domainId',
    })
  }
  return { userId, domainId }
}
