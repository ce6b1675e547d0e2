/** Values of labels; each has few, or the figures of one process would grow without an end. */
export type Labels = Readonly<Record<string, string>>

export interface Counter {
  add(labels: Labels): void
}

export interface Histogram {
  observe(labels: Labels, value: number): void
}

/** What is measured at the moment when somebody asks. */
export interface Sample {
  name: string
  help: string
  /** A gauge unless it only grows. */
  type?: 'counter' | 'gauge'
  values: readonly { labels?: Labels; value: number }[]
}

/** Figures of one process and how they are written: the text format 0.0.4 of Prometheus. */
export interface Figures {
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  write(samples: readonly Sample[]): string
}

/**
 * Written by hand: the usual library brings a tracing interface that other packages of the workspace take as their peer, and
 * keeps its figures for the whole process, where each server here has its own.
 */
export function createFigures(): Figures {
  const writers: (() => string[])[] = []
  return {
    counter(name, help) {
      const counts = new Map<string, number>()
      writers.push(() => [
        ...heading(name, help, 'counter'),
        ...Array.from(counts, ([labels, count]) => `${name}${labels} ${count}`),
      ])
      return {
        add(labels) {
          const key = writeLabels(labels)
          counts.set(key, (counts.get(key) ?? 0) + 1)
        },
      }
    },
    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; count: number; sum: number }>()
      writers.push(() => [
        ...heading(name, help, 'histogram'),
        ...Array.from(series.values()).flatMap(({ labels, counts, count, sum }) => [
          ...bounds.map(
            (bound, at) => `${name}_bucket${writeLabels({ ...labels, le: String(bound) })} ${counts[at] ?? 0}`,
          ),
          `${name}_bucket${writeLabels({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${writeLabels(labels)} ${sum}`,
          `${name}_count${writeLabels(labels)} ${count}`,
        ]),
      ])
      return {
        observe(labels, value) {
          const key = writeLabels(labels)
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 }
          series.set(key, one)
          one.count += 1
          one.sum += value
          for (const [at, bound] of bounds.entries()) if (value <= bound) one.counts[at] = (one.counts[at] ?? 0) + 1
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
