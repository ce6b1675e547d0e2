/** The next play function starts after this time, even if the one before has not ended. */
const MAX_TURN_MS = 5000

interface PlayQueue {
  readonly begin: () => Promise<void>
  readonly end: () => void
}

/** Serializes the play functions of the stories on a documentation page, since only one frame can hold the focus. */
export function createPlayQueue(locks: Pick<LockManager, 'request'>): PlayQueue {
  let end = () => {}
  return {
    begin: () =>
      new Promise((start) => {
        void locks.request(
          'story',
          () =>
            new Promise<void>((resolve) => {
              end = resolve
              setTimeout(resolve, MAX_TURN_MS)
              start()
            }),
        )
      }),
    end: () => end(),
  }
}
