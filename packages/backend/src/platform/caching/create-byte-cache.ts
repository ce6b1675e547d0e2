export interface ByteCache<Value> {
  /** Returns the key's value. Simultaneous callers share one `load`; a failed load is retried by the next caller. */
  read(key: string, load: () => Promise<{ value: Value; bytes: number }>): Promise<Value>
}

/** Caches values up to `maximumBytes` in all and evicts the least recently used. */
export function createByteCache<Value>(maximumBytes: number): ByteCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; bytes: number }>()
  let total = 0

  function forget(key: string): void {
    const entry = entries.get(key)
    if (entry) total -= entry.bytes
    entries.delete(key)
  }

  return {
    read(key, load) {
      const cached = entries.get(key)
      if (cached) {
        entries.delete(key)
        entries.set(key, cached)
        return cached.value
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
