import type { RunningServer } from './start-server'

/** What a server that has started says: where it is reached, and where everything it stores lies. */
export function composeGreeting(
  server: Pick<RunningServer, 'origin' | 'signInToken' | 'dataFolder' | 'outsideFolder'>,
  operatorEmail: string,
): string {
  const { origin, signInToken, dataFolder, outsideFolder } = server
  return [
    '',
    '  Lectern is ready.',
    '',
    `  Read     ${origin}/`,
    `  Author   ${origin}/studio/#sign-in=${signInToken}`,
    `           signs ${operatorEmail} in once, within 15 minutes; start again for a new link`,
    `  Data     ${dataFolder}`,
    ...(outsideFolder === null
      ? []
      : [`           and ${outsideFolder}: what the account that runs the database cannot reach there`]),
    '',
    '',
  ].join('\n')
}
