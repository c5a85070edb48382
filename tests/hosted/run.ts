import { RUN_VARIABLE } from './named-server.ts'

/** A random name of digits and small letters. */
const random = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 36).toString(36)).join('')

/** The name of a run, by which its people are known. */
export const newRun = (): string => random(3)

const run = process.env[RUN_VARIABLE] ?? newRun()

/** The end of a name, or of what stands before the @, that nobody else has: it says which run has made it. */
export const newMark = (): string => `-k${run}${random(4)}`

/** Whether an e-mail is of a person that this run of the tests has made. */
export const isOfRun = (email: string, ofRun: string): boolean =>
  new RegExp(`-k${ofRun}[0-9a-z]{4}@`).test(email)

/** Whether an e-mail is of tests or of the demo: nobody else can have one that ends so (RFC 2606). */
export const isOfTests = (email: string): boolean => email.endsWith('.test')
