import { z } from 'zod'

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      ts: z.number(),
      dur: z.number().default(0),
      tdur: z.number().optional(),
      pid: z.number(),
      tid: z.number(),
    }),
  ),
})
type TraceEvent = z.infer<typeof Trace>['traceEvents'][number]

const frameName = 'BeginMainThreadFrame'
const scriptNames = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'FunctionCall', 'RunMicrotasks'])
const layoutNames = new Set(['UpdateLayoutTree', 'Layout', ...scriptNames])

export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8.execute']

export interface LongestFrames {
  /** Script of one frame, with the styles and layouts that it forces, in milliseconds of the processor. */
  readonly script: number
  /** Script, styles and layouts of one frame. */
  readonly scriptAndLayout: number
  readonly frames: number
}

/**
 * Reads the longest frames from a trace of Chromium. A frame has everything from its beginning to that of the next. The
 * processor's time of the page's thread counts, in which a slowed processor waits too and other programs have no part.
 */
export function readFrameTimes(trace: Buffer): LongestFrames {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString('utf8')))
  const begins = traceEvents.filter(({ name }) => name === frameName)
  const thread = begins[0]
  if (thread === undefined) throw new Error('The trace has no frame.')
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X')
  const starts = begins.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).map(({ ts }) => ts)
  return {
    script: longest(own, scriptNames, starts),
    scriptAndLayout: longest(own, layoutNames, starts),
    frames: starts.length,
  }
}

function longest(events: readonly TraceEvent[], names: ReadonlySet<string>, starts: readonly number[]): number {
  const sums = new Map<number, number>()
  let until = 0
  for (const { ts, dur, tdur = dur } of events.filter(({ name }) => names.has(name)).toSorted((a, b) => a.ts - b.ts)) {
    // An event within another is counted with it.
    if (ts < until) continue
    until = ts + dur
    const frame = starts.findLastIndex((start) => start <= ts)
    sums.set(frame, (sums.get(frame) ?? 0) + tdur)
  }
  return Math.max(0, ...sums.values()) / 1000
}
