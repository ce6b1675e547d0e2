/** Values of labels; each must have few, or the number of series grows without end. */
export type Labels = Readonly<Record<string, string>>

export interface Counter {
  add(labels: Labels): void
}

export interface Histogram {
  observe(labels: Labels, value: number): void
}

/** A metric measured at the time of reading. */
export interface Sample {
  name: string
  help: string
  /** A gauge by default, a counter if it only grows. */
  type?: 'counter' | 'gauge'
  values: readonly { labels?: Labels; value: number }[]
}

/** Metrics of one process in the text format 0.0.4 of Prometheus. */
export interface MetricSet {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  write(samples: readonly Sample[]): string
}

/**
 * Written by hand: the usual library brings a tracing interface that other packages of the workspace take as their
 * peer, and keeps its metrics per process, while each server here has its own.
 */
export function createMetrics(): MetricSet {
  const writers: (() => string[])[] = []
  return {
    counter(name, help) {
      const counts = new Map<string, { total: number }>()
      writers.push(() => [
        ...heading(name, help, 'counter'),
        ...Array.from(counts, ([labels, { total }]) => `${name}${labels} ${total}`),
      ])
      return {
        add(labels) {
          const key = writeLabels(labels)
          const count = counts.get(key) ?? { total: 0 }
          count.total += 1
          counts.set(key, count)
        },
      }
    },
    histogram(name, help, bounds) {
      const series = new Map<
        string,
        { labels: Labels; buckets: { bound: number; count: number }[]; count: number; sum: number }
      >()
      writers.push(() => [
        ...heading(name, help, 'histogram'),
        ...Array.from(series.values()).flatMap(({ labels, buckets, count, sum }) => [
          ...buckets.map(
            (bucket) => `${name}_bucket${writeLabels({ ...labels, le: String(bucket.bound) })} ${bucket.count}`,
          ),
          `${name}_bucket${writeLabels({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${writeLabels(labels)} ${sum}`,
          `${name}_count${writeLabels(labels)} ${count}`,
        ]),
      ])
      return {
        observe(labels, value) {
          const key = writeLabels(labels)
          const one = series.get(key) ?? {
            labels,
            buckets: bounds.map((bound) => ({ bound, count: 0 })),
            count: 0,
            sum: 0,
          }
          series.set(key, one)
          one.count += 1
          one.sum += value
          for (const bucket of one.buckets) if (value <= bucket.bound) bucket.count += 1
        },
      }
    },
    write(samples) {
      const lines = samples.flatMap(({ name, help, type = 'gauge', values }) => [
        ...heading(name, help, type),
        ...values.map(({ labels = {}, value }) => `${name}${writeLabels(labels)} ${value}`),
      ])
      return `${[...writers.flatMap((write) => write()), ...lines].join('\n')}\n`
    },
  }
}

function heading(name: string, help: string, type: 'counter' | 'gauge' | 'histogram'): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
