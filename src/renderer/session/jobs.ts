import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { failureKind, isRateLimited, reasonOf, secondsToWait } from '#renderer/server/errors.ts'
import { queuesOf } from './member-jobs.ts'
import { useMember } from './MemberProvider.tsx'
import type { LeaveReason, MemberPart, MemberScope } from './member-scope.ts'
import { memberMap, type MemberMap } from './member-storage.ts'
import { RepeatTimer } from './repeat-timer.ts'

/**
 * `held`: the member can still undo it. `queued`: being run or next. `unsent`: the server gave no proper answer; run
 * again by itself. `waiting`: rate limited; run again by itself after a pause. `refused`: the server refused it, or the
 * member stopped it; run again only by the member.
 */
const states = z.enum(['held', 'queued', 'unsent', 'waiting', 'refused'])
export type JobState = z.infer<typeof states>

/** Something of a member that has to reach the server, kept on disk until it has. */
export interface Job<Payload> {
  readonly id: string
  readonly payload: Payload
  readonly state: JobState
  /** Position among the jobs of its kind, in the order in which they were added. */
  readonly position: number
}

/** What one room sends: how its jobs are stored and run, and in which order. */
export interface JobKind<Payload> {
  /** Name on disk, such as `receipt`. Never changes after a release. */
  readonly name: string
  readonly schema: z.ZodMiniType<Payload>
  /** Jobs of one lane run one after the other in the order of adding; lanes are independent. */
  readonly lane: (payload: Payload, id: string) => string
  /** Lane whose earlier jobs have to be out before this one runs. */
  readonly after?: (payload: Payload) => string | undefined
  /**
   * Does the work. It may have been done by an earlier attempt whose answer was lost, and must not be done twice.
   * @throws the failure; `failureKind` decides whether the job is run again, or refused
   */
  readonly run: (member: MemberScope, job: Job<Payload>) => Promise<void>
  /** Called when the server has refused a job. @returns `drop` removes it, `keep` leaves it to the member */
  readonly onRefused: (member: MemberScope, job: Job<Payload>, cause: unknown) => 'drop' | 'keep'
  /** Called when the member leaves. @returns `drop` removes it, because something else keeps what it had to send */
  readonly onLeave?: (member: MemberScope, job: Job<Payload>, reason: LeaveReason) => 'drop' | 'keep'
  /** Whether the app waits for it, for three seconds at most, before it quits or the member signs out. */
  readonly isUrgent: boolean
}

/** A kind of job together with the part of a member that holds its queue. */
export interface JobDefinition<Payload> extends JobKind<Payload> {
  readonly queue: MemberPart<JobQueue<Payload>>
}

/** Thrown by a job that no server could accept, such as one whose file is gone. */
export class Impossible extends Error {}

/** Outcome of running a job; one that did not get through stays in the queue in this state. */
type JobResult = 'done' | Exclude<JobState, 'queued'>

/** Declares a kind of job, in the room that it belongs to. `startJobs` has to name it. */
export function defineJob<Payload>(kind: JobKind<Payload>): JobDefinition<Payload> {
  const stored = memberMap<StoredJob<Payload>>(
    `job-${kind.name}`,
    z.object({ payload: kind.schema, state: states, position: z.number() }),
  )
  return { ...kind, queue: (member) => new JobQueue(member, kind, member.part(stored)) }
}

type StoredJob<Payload> = Omit<Job<Payload>, 'id'>

/**
 * The jobs of one kind of one member. They survive the window and the app, and are run again until the server has
 * accepted or refused them.
 */
class JobQueue<Payload> {
  readonly #member: MemberScope
  readonly #kind: JobKind<Payload>
  readonly #stored: MemberMap<StoredJob<Payload>>
  readonly #lanes = new Map<string, () => Promise<void>>()
  readonly #causes = new Map<string, unknown>()
  /** Jobs that were changed while they ran, and have to run again. */
  readonly #changed = new Set<string>()
  #jobs: readonly Job<Payload>[] = []
  readonly #timer: RepeatTimer

  constructor(member: MemberScope, kind: JobKind<Payload>, stored: MemberMap<StoredJob<Payload>>) {
    this.#member = member
    this.#kind = kind
    this.#stored = stored
    this.#read()
    stored.subscribe(() => this.#read())
    // Nobody can undo any more what an earlier window held.
    for (const { id, state } of this.#jobs) if (state === 'held') this.#set(id, { state: 'queued' })
    this.#timer = new RepeatTimer(member, () => void this.runAll())
    member.onClose(store.sub(serverReturnsAtom, () => this.#runOnReturn()))
    member.part(queuesOf).add(this)
  }

  get isUrgent(): boolean {
    return this.#kind.isUrgent
  }

  /** Whether a job has still to reach the server. */
  readonly hasOpen = (): boolean => this.#jobs.some((job) => job.state === 'held' || isOpen(job))

  /** All jobs in the order in which they were added; the same list until one changes. */
  readonly jobs = (): readonly Job<Payload>[] => this.#jobs

  readonly subscribe = (listener: () => void): (() => void) => this.#stored.subscribe(listener)

  readonly find = (id: string): Job<Payload> | undefined => this.#jobs.find((job) => job.id === id)

  /** Why a job did not get through the last time, or what it waits behind; `undefined` if the member has stopped it. */
  readonly causeOf = (id: string): unknown => this.#causes.get(id)

  /** Whole seconds until a rate limit is over; 0 without one. */
  readonly pauseLeft = (): number => this.#timer.pauseLeft()

  /**
   * Stores a job, or another payload for it, and runs it.
   * @param id names the job: the same id replaces what it had to send
   * @param isHeld whether it waits for `release`
   */
  add(id: string, payload: Payload, isHeld = false): Promise<JobResult> {
    const known = this.find(id)
    const position = known?.position ?? (this.#jobs.at(-1)?.position ?? 0) + 1
    if (known) this.#changed.add(id)
    this.#stored.set(id, { payload, state: isHeld ? 'held' : 'queued', position })
    return isHeld ? Promise.resolve('held') : this.run(id)
  }

  /** Changes what a job sends, without sending it again. */
  update(id: string, payload: Payload): void {
    this.#set(id, { payload })
  }

  /** Runs a job now, whatever held it back, behind what its lane has to send before. */
  async run(id: string): Promise<JobResult> {
    this.#set(id, { state: 'queued' })
    const job = this.find(id)
    if (job) await Promise.race([this.#runLane(this.#laneOf(job)), this.#outcomeOf(id)])
    const state = this.find(id)?.state ?? 'done'
    return state === 'queued' ? 'unsent' : state
  }

  /** Resolves once a job is done or refused, while its lane may go on with others. */
  #outcomeOf(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = this.#stored.subscribe(() => {
      if (!this.#jobs.some((job) => job.id === id && isOpen(job))) resolve()
    })
    return promise.finally(stop)
  }

  /** Runs a held job. */
  release(id: string): Promise<JobResult> {
    return this.find(id)?.state === 'held' ? this.run(id) : Promise.resolve('done')
  }

  /** Holds a job back, even while it runs, until the member runs it again. */
  stop(id: string): void {
    this.#causes.delete(id)
    this.#set(id, { state: 'refused' })
  }

  /** Removes jobs that have been done in another way, or that the member has discarded. */
  remove(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#causes.delete(id)
      if (this.find(id)) this.#stored.set(id, undefined)
    }
  }

  /** Runs all that may run by itself. */
  async runAll(): Promise<void> {
    const lanes = new Set(this.#jobs.filter(isOpen).map(this.#laneOf))
    await Promise.all([...lanes].map((lane) => this.#runLane(lane)))
  }

  /** Runs also what is held, because the member leaves. */
  async settle(): Promise<void> {
    for (const { id, state } of this.#jobs) if (state === 'held') this.#set(id, { state: 'queued' })
    await this.runAll()
  }

  leave(reason: LeaveReason): void {
    for (const job of this.#jobs)
      if (this.#kind.onLeave?.(this.#member, job, reason) === 'drop') this.remove(job.id)
  }

  /** What failed before says nothing of a server that has come back: if it fails at first, it is asked again soon. */
  #runOnReturn(): void {
    this.#timer.reset()
    void this.runAll()
  }

  #read(): void {
    this.#jobs = this.#stored
      .entries()
      .map(([id, job]) => ({ id, ...job }))
      .toSorted((a, b) => a.position - b.position)
  }

  #set(id: string, change: Partial<StoredJob<Payload>>): void {
    const job = this.find(id)
    if (!job) return
    const { payload, state, position } = { ...job, ...change }
    if (payload !== job.payload || state !== job.state) this.#stored.set(id, { payload, state, position })
  }

  /** Changes the state of the jobs of a lane that are in one of these. */
  #setLane(lane: string, from: readonly JobState[], state: JobState): void {
    for (const { id } of this.#in(lane).filter((job) => from.includes(job.state))) this.#set(id, { state })
  }

  /** Lets a lane wait for what its next job could not do. */
  #hold(lane: string, state: JobState, cause: unknown): void {
    for (const job of this.#in(lane)) if (job.state === 'queued') this.#causes.set(job.id, cause)
    this.#setLane(lane, ['queued'], state)
  }

  readonly #laneOf = ({ id, payload }: Job<Payload>): string => this.#kind.lane(payload, id)

  #in(lane: string): readonly Job<Payload>[] {
    return this.#jobs.filter((job) => this.#laneOf(job) === lane)
  }

  #next(lane: string): Job<Payload> | undefined {
    return this.#member.signal.aborted ? undefined : this.#in(lane).find(({ state }) => state === 'queued')
  }

  #runLane(lane: string): Promise<void> {
    let start = this.#lanes.get(lane)
    if (!start) {
      start = singleFlight(() => this.#runQueued(lane))
      this.#lanes.set(lane, start)
    }
    return start()
  }

  async #runQueued(lane: string): Promise<void> {
    if (this.pauseLeft() > 0) {
      this.#timer.awaitPause()
      return this.#setLane(lane, ['queued', 'unsent'], 'waiting')
    }
    this.#setLane(lane, ['unsent', 'waiting'], 'queued')
    for (let job = this.#next(lane); job; job = this.#next(lane)) {
      if (!(await this.#runEarlier(job))) return
      // Stopped or removed meanwhile.
      if (this.#next(lane)?.id !== job.id) continue
      if (!(await this.#attempt(job))) return
    }
    this.#runFollowing(lane)
  }

  /** Runs what has to be out before a job. @returns whether it is; otherwise the lane waits likewise */
  async #runEarlier(job: Job<Payload>): Promise<boolean> {
    const lane = this.#kind.after?.(job.payload)
    if (lane === undefined) return true
    const earlier = () => this.#in(lane).find((other) => other.position < job.position && isOpen(other))
    if (earlier()) await this.#runLane(lane)
    const left = earlier()
    if (!left) return true
    const state = left.state === 'waiting' ? 'waiting' : 'unsent'
    this.#hold(this.#laneOf(job), state, this.causeOf(left.id))
    return false
  }

  /** Runs the lanes that waited for this one. */
  #runFollowing(lane: string): void {
    const { after } = this.#kind
    const follows = (job: Job<Payload>) =>
      job.state !== 'queued' && isOpen(job) && after?.(job.payload) === lane
    const lanes = new Set(this.#jobs.filter(follows).map(this.#laneOf))
    for (const following of lanes) void this.#runLane(following)
  }

  /** @returns whether the next one may follow: a refused job does not block the others */
  async #attempt(job: Job<Payload>): Promise<boolean> {
    this.#changed.delete(job.id)
    try {
      await this.#kind.run(this.#member, job)
    } catch (cause) {
      return this.#failed(job, cause)
    }
    this.#timer.reset()
    if (!this.#changed.has(job.id)) this.remove(job.id)
    return true
  }

  #failed(attempted: Job<Payload>, cause: unknown): boolean {
    const { id } = attempted
    const job = this.find(id)
    // Signed out: it waits on disk. Removed or stopped: the member knows.
    if (this.#member.signal.aborted || job?.state !== 'queued') return !this.#member.signal.aborted
    this.#causes.set(id, cause)
    const kind = cause instanceof Impossible ? 'refused' : failureKind(cause)
    console.warn(`the job ${this.#kind.name} ${id} did not get through: ${kind}`, cause)
    if (kind !== 'passing') {
      this.#set(id, { state: 'refused' })
      if (this.#kind.onRefused(this.#member, job, cause) === 'drop') this.remove(id)
      return true
    }
    const reason = reasonOf(cause)
    const isLimited = isRateLimited(reason)
    if (isLimited) this.#timer.pause(secondsToWait(reason))
    else this.#timer.repeat()
    this.#hold(this.#laneOf(attempted), isLimited ? 'waiting' : 'unsent', cause)
    return false
  }
}

/** Whether a job will run by itself. */
export const isOpen = ({ state }: Pick<Job<unknown>, 'state'>): boolean =>
  state === 'queued' || state === 'unsent' || state === 'waiting'

/** The jobs of a kind, in the order in which they were added, or a selection that is equal for equal jobs. */
export function useJobs<Payload>(kind: JobDefinition<Payload>): readonly Job<Payload>[]
export function useJobs<Payload, Part>(
  kind: JobDefinition<Payload>,
  select: (jobs: readonly Job<Payload>[]) => Part,
): Part
export function useJobs<Payload>(
  { queue }: JobDefinition<Payload>,
  select: (jobs: readonly Job<Payload>[]) => unknown = (all) => all,
): unknown {
  const { subscribe, jobs } = useMember().part(queue)
  return useSyncExternalStore(subscribe, () => select(jobs()))
}
