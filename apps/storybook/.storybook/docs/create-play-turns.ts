/** The next play function starts after this time, even if the one before has not ended. */
const MAX_TURN_MS = 5000

interface PlayTurns {
  readonly begin: () => Promise<void>
  readonly end: () => void
}

/**
 * Lets the frames of a page of documentation draw and play their stories one after the other: a play function that
 * opens a menu or types needs the focus, which only one frame can have.
 */
export function createPlayTurns(locks: Pick<LockManager, 'request'>): PlayTurns {
  let end = () => {}
  return {
    begin: () =>
      new Promise((begin) => {
        void locks.request(
          'story',
          () =>
            new Promise<void>((resolve) => {
              end = resolve
              setTimeout(resolve, MAX_TURN_MS)
              begin()
            }),
        )
      }),
    end: () => end(),
  }
}
