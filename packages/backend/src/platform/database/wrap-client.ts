import type { PoolClient } from 'pg'

export interface ClientOverrides {
  /** Runs a statement; the arguments are those of `PoolClient.query` without its callback. */
  readonly query: (args: readonly unknown[]) => Promise<unknown>
  readonly release: (error?: Error | boolean) => void
}

/** Returns a connection that runs statements and is released in another way. Everything else is the connection's own. */
export function wrapClient(client: PoolClient, overrides: ClientOverrides): PoolClient {
  function query(...args: unknown[]): unknown {
    const callback = args.at(-1)
    if (typeof callback !== 'function') return overrides.query(args)
    overrides.query(args.slice(0, -1)).then(
      (result) => void Reflect.apply(callback, undefined, [undefined, result]),
      (error: unknown) => void Reflect.apply(callback, undefined, [error]),
    )
    return undefined
  }
  return new Proxy(client, {
    get(target, name): unknown {
      if (name === 'query') return query
      if (name === 'release') return overrides.release
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, target, args) : value
    },
  })
}
