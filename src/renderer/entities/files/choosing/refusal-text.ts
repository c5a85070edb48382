import type { FileKind } from '#shared/bridge.ts'
import { FILE_RULES } from '#shared/files/file-rules.ts'
import { copy } from '../copy.ts'
import type { RefusalReason } from './file-refusal.ts'

const MIB = 1024 * 1024

/** What the member is told of a refusal, and what would be taken. */
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
