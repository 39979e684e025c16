import { setImmediate as afterReading } from 'node:timers/promises'
import { Mutex, type MutexInterface } from 'async-mutex'
import type { CompiledQuery, QueryResult } from 'kysely'
import { type SqliteHandle, whenFree } from './sqlite-handle.ts'

/** Before every writer that waits. */
const COMMIT_PRIORITY = 1

/** Writes that become durable by one commit. */
class Group {
  readonly #ended = Promise.withResolvers<void>()
  /** Why nothing of it is kept. */
  #lostBy: { readonly error: unknown } | undefined

  constructor() {
    // Whoever wrote hears of a loss; a group in which nobody got that far has nobody to tell.
    this.#ended.promise.catch(() => undefined)
  }

  /** Resolves once it is durable; rejects when nothing of it is kept. */
  get durable(): Promise<void> {
    return this.#ended.promise
  }

  get isLost(): boolean {
    return this.#lostBy !== undefined
  }

  requireOpen(): void {
    if (this.#lostBy !== undefined) throw this.#lostBy.error
  }

  kept(): void {
    this.#ended.resolve()
  }

  lost(error: unknown): void {
    this.#lostBy ??= { error }
    this.#ended.reject(error)
  }
}

/** One transaction, or one statement outside of any, while it has the writing handle for itself. */
export class Turn {
  readonly #handle: SqliteHandle
  readonly #group: Group
  readonly #release: MutexInterface.Releaser
  readonly #hasSavepoint: boolean

  constructor(handle: SqliteHandle, group: Group, release: MutexInterface.Releaser, hasSavepoint: boolean) {
    this.#handle = handle
    this.#group = group
    this.#release = release
    this.#hasSavepoint = hasSavepoint
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    this.#group.requireOpen()
    return this.#loseGroupWith(() => this.#handle.run<R>(query))
  }

  /** Resolves once what was written is durable. */
  async keep(): Promise<void> {
    await this.#end('release member')
  }

  /** Takes back what was written, and only that. What others had written before may have been seen: so it waits for them. */
  async undo(): Promise<void> {
    await this.#end('rollback to member; release member')
  }

  async #end(sql: string): Promise<void> {
    try {
      if (this.#hasSavepoint && !this.#group.isLost) this.#handle.exec(sql)
    } catch (error) {
      // Whether this one is in it or not is unknown, so nothing may be kept.
      this.#group.lost(error)
      this.#handle.rollBack()
    } finally {
      this.#release()
    }
    await this.#group.durable
  }

  /** A full or broken disk ends the whole transaction, and what else was written in it is gone, too. */
  #loseGroupWith<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!this.#handle.isInTransaction) this.#group.lost(error)
      throw error
    }
  }
}

/**
 * The one writer of a file. Transactions follow one another, each in a savepoint of its own, and those that the process
 * received at the same moment are committed together: a commit waits for the disk, however much is in it. Each is
 * acknowledged only once the commit is durable, and one that fails takes back nothing but its own.
 */
export class GroupedWriter {
  readonly #handle: SqliteHandle
  readonly #turns = new Mutex()
  #group: Group | undefined

  constructor(handle: SqliteHandle) {
    this.#handle = handle
  }

  /** Waits for the earlier ones and begins a transaction. */
  begin(): Promise<Turn> {
    return this.#takeTurn({ hasSavepoint: true })
  }

  /** Runs a statement that is a transaction of its own: one that fails has changed nothing. */
  async runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const turn = await this.#takeTurn({ hasSavepoint: false })
    let result: QueryResult<R>
    try {
      result = turn.run<R>(query)
    } catch (error) {
      await turn.undo()
      throw error
    }
    await turn.keep()
    return result
  }

  /** Commits what is not committed yet. */
  async settle(): Promise<void> {
    await this.#turns.runExclusive(() => this.#commit())
  }

  async #takeTurn({ hasSavepoint }: { readonly hasSavepoint: boolean }): Promise<Turn> {
    const release = await this.#turns.acquire()
    try {
      const group = await this.#openGroup()
      if (hasSavepoint) this.#handle.exec('savepoint member')
      return new Turn(this.#handle, group, release, hasSavepoint)
    } catch (error) {
      release()
      throw error
    }
  }

  async #openGroup(): Promise<Group> {
    if (this.#group !== undefined && !this.#group.isLost) return this.#group
    await whenFree(() => this.#handle.exec('begin immediate'))
    const group = new Group()
    this.#group = group
    void this.#commitSoon()
    return group
  }

  /** After the requests that have arrived by now were read, and before any that arrives later. */
  async #commitSoon(): Promise<void> {
    await afterReading()
    await this.#turns.runExclusive(() => this.#commit(), COMMIT_PRIORITY)
  }

  async #commit(): Promise<void> {
    const group = this.#group
    this.#group = undefined
    if (group === undefined || group.isLost) return
    try {
      await whenFree(() => this.#handle.exec('commit'))
      group.kept()
    } catch (error) {
      group.lost(error)
      this.#handle.rollBack()
    }
  }
}
