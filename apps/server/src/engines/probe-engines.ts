import type { Engines } from '@lectern/backend'
import type { EngineReason, EngineReport } from '@lectern/backend/ports'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createProbes, type ProbeResult, type Probe } from './create-probes'

export interface ProbeOptions {
  readonly signal?: AbortSignal | undefined
  readonly nowSeconds: () => number
  /** True permits tests that an outside provider charges for. */
  readonly allowPaid: boolean
  /** Time limit of an engine's test, including its start. */
  readonly timeoutSeconds?: number
  readonly onReport?: ((report: EngineReport) => void) | undefined
}

/** Far longer than any test takes on a slow machine. */
const TIMEOUT_SECONDS = 10

/** Runs a quick test of each installed engine, one after another, and adds the result to its report. */
export async function probeEngines(
  engines: Engines,
  reports: readonly EngineReport[],
  { signal, nowSeconds, allowPaid, timeoutSeconds = TIMEOUT_SECONDS, onReport }: ProbeOptions,
): Promise<EngineReport[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-probe-'))
  const probes = createProbes(engines, folder)
  try {
    const probed: EngineReport[] = []
    for (const report of reports) {
      signal?.throwIfAborted()
      // Speech comes before alignment in the list, so the result of its probe is known here.
      const skipReason = (allowPaid ? null : findPaidReason(report, reports)) ?? findMissingVoiceReason(report, probed)
      const probeOrSkip = async (): Promise<EngineReport> => {
        if (report.state === 'absent') return report
        if (skipReason !== null) return { ...report, reason: skipReason }
        return runProbe(report, probes[report.part], { signal, nowSeconds, timeoutSeconds })
      }
      const result = await probeOrSkip()
      signal?.throwIfAborted()
      probed.push(result)
      onReport?.(result)
    }
    return probed
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the reason why a test of this engine would be charged, or null. */
function findPaidReason({ part, origin }: EngineReport, all: readonly EngineReport[]): EngineReason | null {
  if (origin === 'provider') return 'paid-for'
  const voice = all.find((other) => other.part === 'speech')
  return part === 'alignment' && voice?.origin === 'provider' ? 'voice-paid-for' : null
}

/** Returns 'voice-not-well' if alignment cannot be tested because no voice works, or null. */
function findMissingVoiceReason({ part }: EngineReport, probed: readonly EngineReport[]): EngineReason | null {
  const voice = probed.find((other) => other.part === 'speech')
  return part !== 'alignment' || voice === undefined || voice.state === 'well' ? null : 'voice-not-well'
}

async function runProbe(
  report: EngineReport,
  probe: Probe,
  {
    signal,
    nowSeconds,
    timeoutSeconds,
  }: Pick<ProbeOptions, 'signal' | 'nowSeconds'> & { readonly timeoutSeconds: number },
): Promise<EngineReport> {
  const startedSeconds = nowSeconds()
  const controller = new AbortController()
  const combinedSignal = AbortSignal.any(signal ? [controller.signal, signal] : [controller.signal])
  const timeout = { kind: 'timeout' } as const
  const result = await Promise.race([
    probe(combinedSignal).catch((error: unknown): ProbeResult => ({
      kind: 'unwell',
      detail: error instanceof Error ? error.message : String(error),
    })),
    setTimeout(timeoutSeconds * 1000, timeout, { signal: combinedSignal }).catch(() => timeout),
  ])
  controller.abort()
  const seconds = Math.round((nowSeconds() - startedSeconds) * 100) / 100
  const { detail: _detail, reason: _reason, ...rest } = report
  if (result.kind === 'timeout') return { ...rest, state: 'unwell', reason: 'no-answer', seconds }
  if (result.kind === 'unwell') return { ...rest, state: 'unwell', detail: result.detail, seconds }
  return {
    ...rest,
    state: 'well',
    seconds,
    ...(result.languages === undefined ? {} : { languages: result.languages }),
    ...(result.voices === undefined ? {} : { voices: result.voices }),
  }
}
