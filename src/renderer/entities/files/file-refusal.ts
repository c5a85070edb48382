import type { FileKind } from '#shared/bridge.ts'
import { FILE_RULES } from '#shared/files/file-rules.ts'
import { copy } from './copy.ts'

export type RefusalReason = 'unsupported' | 'too_large' | 'unreadable'

/** A file of the member that cannot be accepted. */
export class FileRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`the file is ${reason}`, options)
    this.name = 'FileRefusal'
    this.reason = reason
  }
}

const MIB = 1024 * 1024

/** Text of a refusal, with the accepted alternatives. */
export function refusalText(reason: RefusalReason, kind: FileKind) {
  switch (reason) {
    case 'unsupported':
      return { title: copy.unsupported, description: copy.wanted[kind] }
    case 'too_large':
      return { title: copy.tooLarge, description: FILE_RULES[kind].map(limitOf).join(' ') }
    case 'unreadable':
      return { title: copy.unreadable, description: copy.chooseAnother }
  }
}

const limitOf = ({ name, maxSize }: (typeof FILE_RULES)[FileKind][number]) =>
  copy.limit[name](`${maxSize / MIB} MB`)
