import {
  BackupError,
  createOperatorAccounts,
  createOperatorDomains,
  type DomainRow,
  listBugReports,
  makeBackup,
  type ObjectStore,
  type OpenDatabase,
  restoreBackup,
  signInLinkMinutes,
} from '@lectern/backend'
import { resolve, sep } from 'node:path'
import { printBugReports, printBugReportsAsJson } from './print-bug-reports'
import type { OperatorCommand } from './read-command'

/** Services that commands use. */
export interface CommandContext {
  database: OpenDatabase['database']
  pool: OpenDatabase['pool']
  objects: ObjectStore
  dataFolder: string
  /** Folder that relative paths start from. */
  folder: string
  version: string
  migrationsFolder: string
  /** Public address of the server, without a trailing slash. */
  origin: string
  now: () => Date
  /** Prints progress of a long command. */
  report: (line: string) => void
}

/**
 * Runs a command and returns its output.
 * @throws ApiFailure or BackupError if it fails
 */
export async function runCommand(command: OperatorCommand, context: CommandContext): Promise<string> {
  const { database, origin, now } = context
  const accounts = createOperatorAccounts(database, now)
  const domains = createOperatorDomains(database)
  const passwordLink = (token: string): string =>
    `Choose the password within an hour:\n  ${origin}/auth/reset#token=${token}`
  switch (command.kind) {
    case 'user-add': {
      const { user, passwordToken } = await accounts.add({ ...command.account, role: command.role, name: command.name })
      return `${user.email} is a ${user.role} of domain ${user.domainId} now, as account ${user.id}.\n${passwordLink(passwordToken)}`
    }
    case 'user-role': {
      const user = await accounts.changeRole(command.account, command.role)
      return `${user.email} is a ${user.role} of domain ${user.domainId} now; open sessions follow within 15 minutes.`
    }
    case 'user-reset': {
      const { user, passwordToken } = await accounts.reset(command.account)
      return `The password of ${user.email} (domain ${user.domainId}) is forgotten, its sessions are over.\n${passwordLink(passwordToken)}`
    }
    case 'sign-in-link': {
      const { user, token } = await accounts.signInLink(command.account)
      return `Signs ${user.email} (domain ${user.domainId}) in once, within ${signInLinkMinutes} minutes:\n  ${origin}/studio/#sign-in=${token}`
    }
    case 'domain-list':
      return (await domains.list()).map(describeDomain).join('\n') || 'There is no domain yet.'
    case 'domain-add':
      return `Added.\n${describeDomain(await domains.add(command.settings))}`
    case 'domain-set':
      return `Set.\n${describeDomain(await domains.change(command.id, command.settings))}`
    case 'bugs': {
      const reports = await listBugReports(database, command)
      return command.asJson
        ? printBugReportsAsJson(reports)
        : printBugReports(reports, { origin, since: command.since })
    }
    case 'backup': {
      const folder = resolve(context.folder, command.folder)
      if (`${folder}${sep}`.startsWith(`${context.dataFolder}${sep}`)) {
        throw new BackupError(`${folder} lies in the data folder and would be lost with it. Name another folder.`)
      }
      const { madeAt, objects } = await makeBackup({ ...context, folder })
      return `${folder} holds everything as it was at ${madeAt}, with ${objects.count} objects.`
    }
    case 'restore': {
      const { madeAt } = await restoreBackup({ ...context, folder: resolve(context.folder, command.folder) })
      return `Restored as it was at ${madeAt}. Start the server now.`
    }
  }
}

function describeDomain({ id, name, origins, primaryColor, returnLink, speechBudget }: DomainRow): string {
  return [
    `Domain ${id}: ${name}`,
    `  origins      ${origins.length === 0 ? 'none' : `${origins.join(' ')} (in frames within ten seconds)`}`,
    `  colour       ${primaryColor ?? "the product's own"}`,
    `  return link  ${returnLink ?? 'none'}`,
    `  budget       ${speechBudget === null ? "the server's own" : `${speechBudget} characters a month`}`,
  ].join('\n')
}
