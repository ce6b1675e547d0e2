import { signInLinkMinutes } from '@lectern/backend'
import type { Configuration } from './configuration/read-environment'
import type { RunningServer } from './start-server'

/** Composes the startup message of a server: its addresses and its folders. */
export function composeStartupMessage(
  server: Pick<RunningServer, 'origin' | 'address' | 'signInToken' | 'dataFolder' | 'outsideFolder'> &
    Pick<Configuration, 'role'>,
  operatorEmail: string,
): string {
  const { origin, address, role, signInToken, dataFolder, outsideFolder } = server
  const links = [
    `  Read     ${origin}/`,
    `  Author   ${origin}/studio/#sign-in=${signInToken}`,
    `           signs ${operatorEmail} in once, within ${signInLinkMinutes} minutes; start again for a new link`,
  ]
  return [
    '',
    role === 'work' ? '  Lectern works on jobs.' : '  Lectern is ready.',
    '',
    ...(role === 'work' ? [`  State    ${address}/health`] : links),
    `  Data     ${dataFolder}`,
    ...(outsideFolder === null
      ? []
      : [`           and ${outsideFolder}: what the account that runs the database cannot reach there`]),
    '',
    '',
  ].join('\n')
}
