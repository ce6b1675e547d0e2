import type { retryMessages, TextsOf, Translate } from '@lectern/messages'

/** States of the network or the server that pass. */
export const passingCauses = ['offline', 'unreachable', 'restarting', 'busy', 'disk-full'] as const
export type PassingCause = (typeof passingCauses)[number]

const keys = {
  offline: 'retryOffline',
  unreachable: 'retryUnreachable',
  restarting: 'retryRestarting',
  busy: 'retryBusy',
  'disk-full': 'retryDiskFull',
} as const satisfies Readonly<Record<PassingCause, string>>

/** Returns a sentence about the state that made a call fail. */
export function describePassingCause(t: Translate<TextsOf<typeof retryMessages>>, cause: PassingCause): string {
  return t(keys[cause])
}
