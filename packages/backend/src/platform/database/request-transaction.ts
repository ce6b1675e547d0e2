import type { Pool, PoolClient } from 'pg'
import { wrapClient } from './wrap-client'

/** Statements that may run on any connection until the first write. */
const READS = /^\s*(?:select|show|values)\b/i

/**
 * One transaction for all writes of a repeatable request, so that its effect and its recorded response are committed
 * together or not at all. It begins at the first write: until then the request reads from any connection and holds none,
 * however long it waits for a store or a provider. From then on all its statements use one connection, and its own
 * transactions become savepoints.
 */
export class RequestTransaction {
  /** The pool whose connections it replaces. */
  readonly pool: Pool
  readonly #acquire: () => Promise<PoolClient>
  readonly #afterCommit: (() => Promise<void>)[] = []
  #state: 'open' | 'committed' | 'rolled back' = 'open'
  #begun: Promise<PoolClient> | null = null
  /** The connection from the first write on. */
  #client: PoolClient | null = null
  #savepoints = 0
  /** Ends with the savepoint that is open now. Two that overlap in time would be nested in each other. */
  #turn: Promise<void> = Promise.resolve()

  /**
   * @param acquire takes a connection from the pool, whatever request it is called in
   */
  constructor(pool: Pool, acquire: () => Promise<PoolClient>) {
    this.pool = pool
    this.#acquire = acquire
  }

  get hasEnded(): boolean {
    return this.#state !== 'open'
  }

  /** Runs the work once the writes of the request are committed. */
  afterCommit(work: () => Promise<void>): void {
    this.#afterCommit.push(work)
  }

  /** Returns a connection for one statement. */
  async connectStatement(): Promise<PoolClient> {
    const { own, client: connection } = await this.#connect()
    return wrapClient(connection, {
      query: async (args) => {
        if (READS.test(textOf(args))) return runOn(this.#client ?? own ?? (await this.#begin(null, 'begin')), args)
        const client = await this.#begin(own, 'begin')
        const endTurn = await this.#takeTurn()
        try {
          return await this.#runInSavepoint(client, args)
        } finally {
          endTurn()
        }
      },
      release: (error) => this.#release(own, error),
    })
  }

  /** Returns a connection for a transaction of the request, once the one before it has ended. */
  async connectTransaction(): Promise<PoolClient> {
    const endTurn = await this.#takeTurn()
    const { own, client: first } = await this.#connect().catch((error: unknown) => {
      // Otherwise the end of the request would wait for this transaction for ever.
      endTurn()
      throw error
    })
    let client = first
    let savepoint = ''
    let isReleased = false
    const release = (error?: Error | boolean) => {
      if (isReleased) return
      isReleased = true
      endTurn()
      this.#release(own, error)
    }
    const begin = async (statement: string) => {
      try {
        client = await this.#begin(own, statement)
        savepoint = this.#nameSavepoint()
        return await runOn(client, [`savepoint ${savepoint}`])
      } catch (error) {
        // Drizzle does not release a connection that is lost while its transaction begins.
        release(true)
        throw error
      }
    }
    return wrapClient(client, {
      query: async (args) => {
        const text = textOf(args)
        if (/^begin\b/i.test(text)) return begin(text)
        if (text === 'commit') return runOn(client, [`release savepoint ${savepoint}`])
        if (text === 'rollback') return runOn(client, [`rollback to savepoint ${savepoint}`])
        return runOn(client, args)
      },
      release,
    })
  }

  /** Commits the writes. Throws if they could not be committed, or if it is not known whether they are. */
  async commit(): Promise<void> {
    const client = await this.#end('committed')
    if (client !== null) {
      try {
        const { command } = await client.query('commit')
        if (command !== 'COMMIT') throw new Error('A statement of the request had failed, so nothing was committed')
      } catch (error) {
        client.release(true)
        throw error
      }
      client.release()
    }
  }

  /** Runs the work that waits for the commit. */
  async runAfterCommit(): Promise<void> {
    for (const work of this.#afterCommit.splice(0)) await work()
  }

  /** Undoes all writes. */
  async rollback(): Promise<void> {
    const client = await this.#end('rolled back')
    if (client === null) return
    // A connection that cannot even do this is lost, and the database rolls back automatically.
    const isLost = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(isLost)
  }

  /** Lets nothing else into the transaction; returns its connection, or null if nothing was written. */
  async #end(state: 'committed' | 'rolled back'): Promise<PoolClient | null> {
    await this.#turn
    if (this.hasEnded) throw new Error(`A transaction was ${this.#state} and is now to be ${state}`)
    this.#state = state
    return this.#begun === null ? null : this.#begun.catch(() => null)
  }

  /** Begins the transaction on this connection, unless it has begun already. */
  #begin(own: PoolClient | null, statement: string): Promise<PoolClient> {
    if (this.hasEnded) throw new Error(`A request wrote after its transaction was ${this.#state}`)
    this.#begun ??= (async () => {
      const client = own ?? (await this.#acquire())
      try {
        await client.query(statement)
      } catch (error) {
        if (own === null) client.release(true)
        throw error
      }
      this.#client = client
      return client
    })()
    return this.#begun
  }

  /** Returns the connection of the transaction, or one from the pool (`own`) that may become it. */
  async #connect(): Promise<{ own: PoolClient | null; client: PoolClient }> {
    const own = this.#client === null ? await this.#acquire() : null
    return { own, client: own ?? (await this.#begin(null, 'begin')) }
  }

  /** Releases a connection that has not become that of the transaction. */
  #release(own: PoolClient | null, error?: Error | boolean): void {
    if (own !== null && own !== this.#client) own.release(error)
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#turn
    let endTurn = () => {}
    this.#turn = new Promise((resolve) => {
      endTurn = resolve
    })
    await before
    return endTurn
  }

  /** A failed statement undoes itself alone, as it does outside a transaction. */
  async #runInSavepoint(client: PoolClient, args: readonly unknown[]): Promise<unknown> {
    const savepoint = this.#nameSavepoint()
    await client.query(`savepoint ${savepoint}`)
    try {
      const result = await runOn(client, args)
      await client.query(`release savepoint ${savepoint}`)
      return result
    } catch (error) {
      await client.query(`rollback to savepoint ${savepoint}`)
      throw error
    }
  }

  #nameSavepoint(): string {
    this.#savepoints += 1
    return `request_${this.#savepoints}`
  }
}

function runOn(client: PoolClient, args: readonly unknown[]): Promise<unknown> {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('A connection without queries')
  return Promise.resolve(Reflect.apply(query, client, args))
}

/** Returns the text of a statement from the arguments of `query`. */
function textOf([statement]: readonly unknown[]): string {
  if (typeof statement === 'string') return statement
  const text: unknown = Reflect.get(Object(statement), 'text')
  return typeof text === 'string' ? text : ''
}
