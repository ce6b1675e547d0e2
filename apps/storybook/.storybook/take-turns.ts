/** A play that has not ended by then lets the next one begin. */
const LONGEST_TURN_MS = 5000

interface Turns {
  readonly begin: () => Promise<void>
  readonly end: () => void
}

/**
 * Turns for the stories of a page of documentation, each in a window of its own: they are drawn and played one after the
 * other, because a play that opens and types needs the focus meanwhile.
 */
export function takeTurns(locks: Pick<LockManager, 'request'>): Turns {
  let end = () => {}
  return {
    begin: () =>
      new Promise((begin) => {
        void locks.request(
          'story',
          () =>
            new Promise<void>((resolve) => {
              end = resolve
              setTimeout(resolve, LONGEST_TURN_MS)
              begin()
            }),
        )
      }),
    end: () => end(),
  }
}
