import type { StopTimers } from './watch-stop'

/** Returns the window's timers. */
export function windowTimers(): StopTimers {
  return {
    milliseconds: () => performance.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}
