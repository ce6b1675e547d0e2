/** Texts about calls that failed temporarily and are made again. */
export const retry = {
  retryOffline: 'You are offline.',
  retryUnreachable: 'The server cannot be reached.',
  retryRestarting: 'The server is restarting.',
  retryBusy: 'The server is busy at the moment.',
  retryDiskFull: 'The disk of the server is full. Tell whoever runs it.',
  retryIn: { one: 'Trying again in {count} second', other: 'Trying again in {count} seconds' },
  retryByItself: 'Lectern tries again automatically.',
  retryRunning: 'Trying again…',
  retryNow: 'Try now',
  waitTitle: 'One moment, please',
  waitStarting: 'The server is starting.',
  waitAway: 'The server cannot reach its database or its files at the moment.',
  waitByItself: 'This page loads automatically as soon as it can.',
} as const
