export interface ByteCache<Value> {
  /** The value of the key; `load` is asked once however many ask for it at the same time, and again after a failure. */
  read(key: string, load: () => Promise<{ value: Value; bytes: number }>): Promise<Value>
}

/** Keeps what was read last, up to `maximumBytes` in all. */
export function createByteCache<Value>(maximumBytes: number): ByteCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    read(key, load) {
      const known = entries.get(key)
      if (known) {
        entries.delete(key)
        entries.set(key, known)
        return known.value
      }
      const loading = load()
      const entry = { value: loading.then(({ value }) => value), bytes: 0 }
      entries.set(key, entry)
      loading.then(
        ({ bytes }) => {
          if (entries.get(key) !== entry) return
          entry.bytes = bytes
          total += bytes
          for (const oldest of entries.keys()) {
            if (total <= maximumBytes || oldest === key) break
            forget(oldest)
          }
          if (bytes > maximumBytes) forget(key)
        },
        () => forget(key),
      )
      return entry.value
    },
  }
}
